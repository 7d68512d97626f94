import UIKit

// The members of tables, by class.
extension UIKitMembers {
  static let tableViewMembers: Table<UITableView> = [
    ("allowsMultipleSelection", { $0.allowsMultipleSelection }),
    ("allowsMultipleSelectionDuringEditing", { $0.allowsMultipleSelectionDuringEditing }),
    ("allowsSelection", { $0.allowsSelection }),
    ("allowsSelectionDuringEditing", { $0.allowsSelectionDuringEditing }),
    ("backgroundView", { $0.backgroundView }),
    ("dataSource", { $0.dataSource }),
    ("delegate", { $0.delegate }),
    ("estimatedRowHeight", { $0.estimatedRowHeight }),
    ("estimatedSectionFooterHeight", { $0.estimatedSectionFooterHeight }),
    ("estimatedSectionHeaderHeight", { $0.estimatedSectionHeaderHeight }),
    ("hasUncommittedUpdates", { $0.hasUncommittedUpdates }),
    ("indexPathForSelectedRow", { $0.indexPathForSelectedRow }),
    ("indexPathsForSelectedRows", { $0.indexPathsForSelectedRows }),
    ("indexPathsForVisibleRows", { $0.indexPathsForVisibleRows }),
    ("isEditing", { $0.isEditing }),
    ("numberOfSections", { $0.numberOfSections }),
    ("rowHeight", { $0.rowHeight }),
    ("sectionFooterHeight", { $0.sectionFooterHeight }),
    ("sectionHeaderHeight", { $0.sectionHeaderHeight }),
    ("separatorColor", { $0.separatorColor }),
    ("separatorInset", { $0.separatorInset }),
    ("separatorStyle", { $0.separatorStyle }),
    ("style", { $0.style }),
    ("tableFooterView", { $0.tableFooterView }),
    ("tableHeaderView", { $0.tableHeaderView }),
    ("visibleCells", { $0.visibleCells }),
  ]

  static let tableViewCellMembers: Table<UITableViewCell> = [
    ("accessoryType", { $0.accessoryType }),
    ("accessoryView", { $0.accessoryView }),
    ("backgroundView", { $0.backgroundView }),
    ("contentView", { $0.contentView }),
    ("detailTextLabel", { $0.detailTextLabel }),
    ("editingAccessoryType", { $0.editingAccessoryType }),
    ("editingAccessoryView", { $0.editingAccessoryView }),
    ("editingStyle", { $0.editingStyle }),
    ("imageView", { $0.imageView }),
    ("indentationLevel", { $0.indentationLevel }),
    ("indentationWidth", { $0.indentationWidth }),
    ("isEditing", { $0.isEditing }),
    ("isHighlighted", { $0.isHighlighted }),
    ("isSelected", { $0.isSelected }),
    ("multipleSelectionBackgroundView", { $0.multipleSelectionBackgroundView }),
    ("reuseIdentifier", { $0.reuseIdentifier }),
    ("selectedBackgroundView", { $0.selectedBackgroundView }),
    ("selectionStyle", { $0.selectionStyle }),
    ("separatorInset", { $0.separatorInset }),
    ("shouldIndentWhileEditing", { $0.shouldIndentWhileEditing }),
    ("showingDeleteConfirmation", { $0.showingDeleteConfirmation }),
    ("showsReorderControl", { $0.showsReorderControl }),
    ("textLabel", { $0.textLabel }),
  ]

  static let tableViewHeaderFooterViewMembers: Table<UITableViewHeaderFooterView> = [
    ("backgroundView", { $0.backgroundView }),
    ("contentView", { $0.contentView }),
    ("detailTextLabel", { $0.detailTextLabel }),
    ("reuseIdentifier", { $0.reuseIdentifier }),
    ("textLabel", { $0.textLabel }),
  ]

  static let tableViewControllerMembers: Table<UITableViewController> = [
    ("clearsSelectionOnViewWillAppear", { $0.clearsSelectionOnViewWillAppear }),
    ("refreshControl", { $0.refreshControl }),
    ("tableView", { $0.tableView }),
  ]

  static let swipeActionsConfigurationMembers: Table<UISwipeActionsConfiguration> = [
    ("actions", { $0.actions }),
    ("performsFirstActionWithFullSwipe", { $0.performsFirstActionWithFullSwipe }),
  ]

  static let contextualActionMembers: Table<UIContextualAction> = [
    ("backgroundColor", { $0.backgroundColor }),
    ("image", { $0.image }),
    ("style", { $0.style }),
    ("title", { $0.title }),
  ]

  static let tableViewRowActionMembers: Table<UITableViewRowAction> = [
    ("backgroundColor", { $0.backgroundColor }),
    ("style", { $0.style }),
    ("title", { $0.title }),
  ]

  static let refreshControlMembers: Table<UIRefreshControl> = [
    ("attributedTitle", { $0.attributedTitle }),
    ("isRefreshing", { $0.isRefreshing }),
  ]
}
