import Testing
import TouchTesting
import UIKit

/// An app with a navigation controller, a sheet, and a custom transition, under fingers.
struct ContactsAppTests {
  let contacts = ContactsController()

  func phone() -> TestPhone {
    let phone = TestPhone(UINavigationController(rootViewController: contacts))
    phone.after(0.1)
    return phone
  }

  private func openBarbara(_ phone: TestPhone) throws -> ContactController {
    phone.finger(1).down(at: 60, 64 + 44 + 22).up()
    phone.after(0.5)
    return try #require(
      contacts.navigationController?.topViewController as? ContactController)
  }

  @Test(
    "L-04 L-11 a tap opens a contact; a canceled and a completed edge drag, and the back button")
  func pushAndPop() throws {
    let phone = phone()
    let contact = try openBarbara(phone)
    #expect(contact.title == "Barbara")
    phone.finger(1).down(at: 4, 300).move(to: 90, 300, over: 0.4)
    phone.after(0.2)
    phone.finger(1).up()
    phone.after(0.5)
    #expect(contacts.navigationController?.topViewController === contact)
    phone.finger(1).down(at: 4, 300).move(to: 290, 300, over: 0.4).up()
    phone.after(0.5)
    #expect(contacts.navigationController?.topViewController === contacts)
    _ = try openBarbara(phone)
    phone.finger(1).down(at: 30, 42).up()
    phone.after(0.5)
    #expect(contacts.navigationController?.topViewController === contacts)
  }

  @Test("L-12 L-31 a sheet edits the name; a drag down discards the change")
  func edit() throws {
    let phone = phone()
    let contact = try openBarbara(phone)
    phone.finger(1).down(at: 290, 42).up()
    phone.after(0.6)
    phone.finger(1).down(at: 160, 30 + 150).up()
    phone.finger(1).down(at: 290, 30 + 22).up()
    phone.after(0.6)
    #expect(contact.name == "Barbara!")
    #expect(contacts.names[1] == "Barbara!")
    #expect(contact.navigationController?.navigationBar.topItem?.title == "Barbara!")
    phone.finger(1).down(at: 290, 42).up()
    phone.after(0.6)
    phone.finger(1).down(at: 160, 30 + 150).up()
    phone.finger(1).down(at: 160, 200).move(to: 160, 460, over: 0.3).up()
    phone.after(0.6)
    #expect(contact.presentedViewController == nil)
    #expect(contact.name == "Barbara!")
  }

  @Test("L-23 L-24 a picture grows from its position; a pinch drives it back, or cancels")
  func zoom() throws {
    let phone = phone()
    let contact = try openBarbara(phone)
    phone.finger(1).down(at: 160, 170).up()
    phone.after(0.15)
    let photo = try #require(contact.presentedViewController)
    let middle = photo.view.layer.presentation()?.frame.width ?? 0
    #expect(middle > 100 && middle < 320)
    phone.after(0.3)
    #expect(photo.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    phone.together {
      phone.finger(1).down(at: 110, 240)
      phone.finger(2).down(at: 210, 240)
    }
    phone.together {
      phone.finger(1).move(to: 120, 240)
      phone.finger(2).move(to: 200, 240)
    }
    phone.together {
      phone.finger(1).move(to: 125, 240)
      phone.finger(2).move(to: 195, 240)
    }
    let during = photo.view.layer.presentation()?.frame.width ?? 0
    #expect(during > 200 && during < 320)
    phone.together {
      phone.finger(1).up()
      phone.finger(2).up()
    }
    phone.after(0.5)
    #expect(contact.presentedViewController === photo)
    #expect(photo.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    phone.together {
      phone.finger(1).down(at: 60, 240)
      phone.finger(2).down(at: 260, 240)
    }
    phone.together {
      phone.finger(1).move(to: 80, 240, over: 0.1)
      phone.finger(2).move(to: 240, 240, over: 0.1)
    }
    phone.together {
      phone.finger(1).move(to: 140, 240, over: 0.3)
      phone.finger(2).move(to: 180, 240, over: 0.3)
    }
    phone.together {
      phone.finger(1).up()
      phone.finger(2).up()
    }
    phone.after(0.5)
    #expect(contact.presentedViewController == nil)
  }
}
