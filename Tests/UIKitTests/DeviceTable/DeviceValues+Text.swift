import Testing
import UIKit

// Our values for the rows of Tests/Devices/devices.tsv.

extension DeviceValues {
  static func text(_ controller: UIViewController, _ row: Row) {
    row("t-line-15") {
      return UIFont.systemFont(ofSize: 15).lineHeight
    }
    row("t-ascender-12") {
      return UIFont.systemFont(ofSize: 12).ascender
    }
    row("t-descender-12") {
      return UIFont.systemFont(ofSize: 12).descender
    }
    row("t-cap-12") {
      return UIFont.systemFont(ofSize: 12).capHeight
    }
    row("t-xheight-12") {
      return UIFont.systemFont(ofSize: 12).xHeight
    }
    row("t-ascender-13") {
      return UIFont.systemFont(ofSize: 13).ascender
    }
    row("t-descender-13") {
      return UIFont.systemFont(ofSize: 13).descender
    }
    row("t-cap-13") {
      return UIFont.systemFont(ofSize: 13).capHeight
    }
    row("t-xheight-13") {
      return UIFont.systemFont(ofSize: 13).xHeight
    }
    row("t-ascender-17") {
      return UIFont.systemFont(ofSize: 17).ascender
    }
    row("t-descender-17") {
      return UIFont.systemFont(ofSize: 17).descender
    }
    row("t-cap-17") {
      return UIFont.systemFont(ofSize: 17).capHeight
    }
    row("t-xheight-17") {
      return UIFont.systemFont(ofSize: 17).xHeight
    }
    row("t-advance-17-W") {
      return ("W" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    }
    row("t-advance-17-m") {
      return ("m" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    }
    row("t-advance-17-i") {
      return ("i" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    }
    row("t-advance-17-0") {
      return ("0" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    }
    row("t-advance-17-1") {
      return ("1" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    }
    row("t-advance-17-at") {
      return ("@" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    }
    row("t-advance-17-space") {
      return (" " as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    }
    row("t-hello-17") {
      return ("Hello" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        .width
    }
    row("t-short-14") {
      return ("short" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 14)])
        .width
    }
    row("t-shorttexts-14") {
      return ("shorttexts" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 14)])
        .width
    }
    row("t-string-bold-16") {
      return ("string" as NSString).size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 16)])
        .width.rounded(.up)
    }
    row("t-string-bold-16-wrap") {
      return ("string" as NSString).boundingRect(
        with: CGSize(width: 40, height: 1000), options: .usesLineFragmentOrigin,
        attributes: [.font: UIFont.boldSystemFont(ofSize: 16)], context: nil
      ).height.rounded(.up)
    }
    row("t-a-15") {
      return [
        ("a" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 15)]).width
          .rounded(.down),
        ("aa" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 15)]).width
          .rounded(.down),
      ]
    }
    row("t-a-bold-30") {
      return [
        ("a" as NSString).size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 30)]).width
          .rounded(.down),
        ("aa" as NSString).size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 30)]).width
          .rounded(.down),
      ]
    }
    row("t-style-largeTitle") {
      return UIFont.preferredFont(forTextStyle: .largeTitle).pointSize
    }
    row("t-style-title1") {
      return UIFont.preferredFont(forTextStyle: .title1).pointSize
    }
    row("t-style-title2") {
      return UIFont.preferredFont(forTextStyle: .title2).pointSize
    }
    row("t-style-title3") {
      return UIFont.preferredFont(forTextStyle: .title3).pointSize
    }
    row("t-style-headline") {
      return UIFont.preferredFont(forTextStyle: .headline).pointSize
    }
    row("t-style-subheadline") {
      return UIFont.preferredFont(forTextStyle: .subheadline).pointSize
    }
    row("t-style-body") {
      return UIFont.preferredFont(forTextStyle: .body).pointSize
    }
    row("t-style-callout") {
      return UIFont.preferredFont(forTextStyle: .callout).pointSize
    }
    row("t-style-footnote") {
      return UIFont.preferredFont(forTextStyle: .footnote).pointSize
    }
    row("t-style-caption1") {
      return UIFont.preferredFont(forTextStyle: .caption1).pointSize
    }
    row("t-style-caption2") {
      return UIFont.preferredFont(forTextStyle: .caption2).pointSize
    }
    row("t-style-cat-0") {
      return UIFont.preferredFont(
        forTextStyle: .body,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraSmall)
      ).pointSize
    }
    row("t-style-cat-1") {
      return UIFont.preferredFont(
        forTextStyle: .body,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
      ).pointSize
    }
    row("t-style-cat-2") {
      return UIFont.preferredFont(
        forTextStyle: .body,
        compatibleWith: UITraitCollection(
          preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
      ).pointSize
    }
    row("t-style-cat-3") {
      return UIFont.preferredFont(
        forTextStyle: .largeTitle,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraSmall)
      ).pointSize
    }
    row("t-style-cat-4") {
      return UIFont.preferredFont(
        forTextStyle: .largeTitle,
        compatibleWith: UITraitCollection(
          preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
      ).pointSize
    }
    row("t-style-cat-5") {
      return UIFont.preferredFont(
        forTextStyle: .footnote,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .medium)
      ).pointSize
    }
    row("t-style-cat-6") {
      return UIFont.preferredFont(
        forTextStyle: .caption2,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
      ).pointSize
    }
  }

  static func text393X8523(_ controller: UIViewController, _ row: Row) {
    row("t-label-3x-download") {
      let l = UILabel()
      l.text = "Download"
      l.font = .systemFont(ofSize: 18, weight: .semibold)
      return l.intrinsicContentSize
    }
    row("t-label-3x-wifi16") {
      let l = UILabel()
      l.text = "Wi-Fi only"
      l.font = .systemFont(ofSize: 16, weight: .semibold)
      return l.intrinsicContentSize
    }
    row("t-label-3x-wifi18") {
      let l = UILabel()
      l.text = "Wi-Fi only"
      l.font = .systemFont(ofSize: 18, weight: .semibold)
      return l.intrinsicContentSize
    }
    row("t-label-3x-one") {
      let l = UILabel()
      l.text = "One"
      l.font = .systemFont(ofSize: 18, weight: .semibold)
      return l.intrinsicContentSize
    }
    row("t-label-3x-two") {
      let l = UILabel()
      l.text = "Two"
      l.font = .systemFont(ofSize: 18, weight: .semibold)
      return l.intrinsicContentSize
    }
    row("t-label-3x-three") {
      let l = UILabel()
      l.text = "Three"
      l.font = .systemFont(ofSize: 18, weight: .semibold)
      return l.intrinsicContentSize
    }
    row("t-label-3x-top") {
      let l = UILabel()
      l.text = "Top"
      l.font = .systemFont(ofSize: 18, weight: .semibold)
      return l.intrinsicContentSize
    }
    row("t-label-3x-bottom") {
      let l = UILabel()
      l.text = "Bottom"
      l.font = .systemFont(ofSize: 16, weight: .semibold)
      return l.intrinsicContentSize
    }
    row("t-label-3x-long18") {
      let l = UILabel()
      l.text = "A rather long leading label text"
      l.font = .systemFont(ofSize: 18, weight: .semibold)
      return l.intrinsicContentSize
    }
    row("t-label-3x-long16") {
      let l = UILabel()
      l.text = "and a long trailing one too"
      l.font = .systemFont(ofSize: 16, weight: .semibold)
      return l.intrinsicContentSize
    }
  }
}
