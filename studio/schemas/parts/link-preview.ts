/** Returns a preview's selection that describes the target of a link: `linkSelection("link.")`. */
export function selectLink(field: `${string}.` | "" = "") {
  return {
    linkKind: `${field}kind`,
    linkTitle: `${field}document.title`,
    linkName: `${field}document.name`,
    linkPlace: `${field}place`,
    linkAddress: `${field}address`,
    linkMail: `${field}mail`,
    linkPhone: `${field}phone`,
    linkFile: `${field}file.asset.originalFilename`,
  };
}

/** Describes the target of a link. Returns an empty string without a target. */
export function describeLinkTarget(selection: Readonly<Record<string, unknown>>): string {
  const text = (name: string) => (typeof selection[name] === "string" ? selection[name] : "");
  switch (selection.linkKind) {
    case "address":
      return text("linkAddress");
    case "mail":
      return text("linkMail");
    case "phone":
      return text("linkPhone");
    case "file":
      return text("linkFile");
    default:
      // A page has a title and an internal name. A style, a brand and an author have only a name.
      return [text("linkTitle") || text("linkName"), text("linkPlace")].filter(Boolean).join(" ");
  }
}
