import Simulator
import Synchronization
import Testing
import TouchTesting
import UIKit

/// The app's settings.
struct UserDefaultsTests {
  @Test("C-58 a phone starts without settings, and they end with it")
  func empty() {
    for _ in 0..<2 {
      let phone = TestPhone(UIView())
      phone.run {
        #expect(UserDefaults.standard.object(forKey: "level") == nil)
        UserDefaults.standard.set(3, forKey: "level")
        #expect(UserDefaults.standard.integer(forKey: "level") == 3)
        #expect(UserDefaults.standard === UserDefaults.standard)
        #expect(UserDefaults().integer(forKey: "level") == 3)
      }
    }
  }

  @Test("C-58 values have types, and are converted as on iOS")
  func types() {
    let phone = TestPhone(UIView())
    phone.run {
      let defaults = UserDefaults.standard
      defaults.set("12.5", forKey: "text")
      defaults.set(true, forKey: "flag")
      defaults.set(1.5, forKey: "number")
      defaults.set(Float(0.5), forKey: "small")
      defaults.set(CGFloat(4), forKey: "length")
      defaults.set(["a", "b"], forKey: "list")
      defaults.set([1, "b", Data([1])], forKey: "mixed")
      defaults.set(["x": ["y": 1]], forKey: "tree")
      defaults.set(Data([1, 2]), forKey: "data")
      defaults.set(Date(timeIntervalSince1970: 5), forKey: "date")
      defaults.set(URL(string: "https://example.com/a"), forKey: "site")
      defaults.set(URL(fileURLWithPath: "/tmp/a"), forKey: "file")
      #expect(defaults.integer(forKey: "text") == 12)
      #expect(defaults.double(forKey: "text") == 12.5)
      #expect(defaults.bool(forKey: "flag"))
      #expect(defaults.integer(forKey: "flag") == 1)
      #expect(defaults.string(forKey: "number") == "1.5")
      #expect(defaults.integer(forKey: "number") == 1)
      #expect(defaults.float(forKey: "small") == 0.5)
      #expect(defaults.double(forKey: "length") == 4)
      #expect(defaults.stringArray(forKey: "list") == ["a", "b"])
      #expect(defaults.stringArray(forKey: "mixed") == nil)
      #expect(defaults.array(forKey: "mixed")?.count == 3)
      #expect((defaults.dictionary(forKey: "tree")?["x"] as? [String: Any])?["y"] as? Int == 1)
      #expect(defaults.data(forKey: "data") == Data([1, 2]))
      #expect(defaults.object(forKey: "date") as? Date == Date(timeIntervalSince1970: 5))
      #expect(defaults.url(forKey: "site")?.host == "example.com")
      #expect(defaults.url(forKey: "file")?.path == "/tmp/a")
      #expect(defaults.bool(forKey: "none") == false)
      #expect(defaults.string(forKey: "data") == nil)
      defaults.set("YES", forKey: "flag")
      #expect(defaults.bool(forKey: "flag"))
    }
  }

  @Test("C-58 registered values are used for keys without a value")
  func registration() {
    let phone = TestPhone(UIView())
    phone.run {
      let defaults = UserDefaults.standard
      defaults.register(defaults: ["size": 10, "name": "A"])
      defaults.set(20, forKey: "size")
      #expect(defaults.integer(forKey: "size") == 20)
      #expect(defaults.string(forKey: "name") == "A")
      defaults.removeObject(forKey: "size")
      #expect(defaults.integer(forKey: "size") == 10)
      defaults.set(nil as Any?, forKey: "name")
      #expect(defaults.string(forKey: "name") == "A")
      #expect(defaults.dictionaryRepresentation().count == 2)
      #expect(defaults.synchronize())
    }
  }

  @Test("C-58 each change posts a notification; a suite has its own values")
  func domains() throws {
    let phone = TestPhone(UIView())
    try phone.run {
      let suite = try #require(UserDefaults(suiteName: "shared"))
      let token = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: suite, queue: nil
      ) { _ in print("changed") }
      suite.set(1, forKey: "a")
      NotificationCenter.default.removeObserver(token)
      #expect(UserDefaults.standard.object(forKey: "a") == nil)
      UserDefaults.standard.set(2, forKey: "a")
      #expect(suite.integer(forKey: "a") == 1)
      UserDefaults.standard.removePersistentDomain(forName: "com.example.app")
      #expect(UserDefaults.standard.object(forKey: "a") == nil)
      #expect(suite.persistentDomain(forName: "shared")?.count == 1)
      suite.setPersistentDomain(["b": 2], forName: "shared")
      #expect(suite.integer(forKey: "b") == 2)
    }
    #expect(phone.log == "changed")
  }

  @Test("C-59 with a storage, the next phone has the same values")
  func storage() {
    let files = Mutex<[String: Data]>([:])
    func phone() -> Phone {
      let phone = Phone(root: UIView())
      phone.context.run.defaults.storage = .init(
        load: { name in files.withLock { $0[name] } },
        save: { name, data in files.withLock { $0[name] = data } })
      return phone
    }
    let date = Date(timeIntervalSince1970: 1000)
    phone().perform {
      UserDefaults.standard.set(["n": 1, "d": date, "b": true], forKey: "all")
      UserDefaults.standard.set(2.5, forKey: "number")
      UserDefaults(suiteName: "s")?.set("x", forKey: "y")
    }
    #expect(files.withLock { $0.keys.sorted() } == ["", "s"])
    phone().perform {
      let all = UserDefaults.standard.dictionary(forKey: "all")
      #expect(all?["n"] as? Int == 1)
      #expect(all?["d"] as? Date == date)
      #expect(all?["b"] as? Bool == true)
      #expect(UserDefaults.standard.double(forKey: "number") == 2.5)
      #expect(UserDefaults(suiteName: "s")?.string(forKey: "y") == "x")
    }
    files.withLock { $0[""] = Data("damaged".utf8) }
    phone().perform { #expect(UserDefaults.standard.object(forKey: "number") == nil) }
  }
}
