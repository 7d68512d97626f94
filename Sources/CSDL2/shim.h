// SDL's window and events for SDLHost, SDL_image's decoders for Painter.
#include <SDL.h>
#include <SDL_image.h>
