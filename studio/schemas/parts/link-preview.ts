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
  const getText = (name: string) => (typeof selection[name] === "string" ? selection[name] : "");
  switch (selection.linkKind) {
    case "address":
      return getText("linkAddress");
    case "mail":
      return getText("linkMail");
    case "phone":
      return getText("linkPhone");
    case "file":
      return getText("linkFile");
    default:
      // A page has a title and an internal name. A style, a brand and an author have only a name.
      return [getText("linkTitle") || getText("linkName"), getText("linkPlace")].filter(Boolean).join(" ");
  }
}
