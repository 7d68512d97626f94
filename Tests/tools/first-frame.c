// The minimum work needed to show a picture in a 640x960 window: SDL, a window, a renderer, and a white frame with
// a square in the center. Prints "first frame", and waits until it is stopped.

#include <SDL.h>
#include <stdio.h>

int main(void) {
  // Like touchbox, prevent SDL from loading a graphics driver or launching a session bus.
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software");
  SDL_setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 0);
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 4;
  SDL_Window *window = SDL_CreateWindow("floor", 0, 0, 640, 960, 0);
  SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, 0);
  if (renderer == NULL) return 4;
  SDL_SetRenderDrawColor(renderer, 255, 255, 255, 255);
  SDL_RenderClear(renderer);
  SDL_SetRenderDrawColor(renderer, 255, 0, 0, 255);
  SDL_RenderFillRect(renderer, &(SDL_Rect){263, 423, 114, 114});
  SDL_RenderPresent(renderer);
  puts("first frame");
  fflush(stdout);
  SDL_Event event;
  while (SDL_WaitEvent(&event) && event.type != SDL_QUIT) {
  }
  return 0;
}
