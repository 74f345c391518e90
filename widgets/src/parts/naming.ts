/** The names of files that a lesson is saved as. */

/** A lesson's title as the name of a file that any web server and any system takes. */
export function plainName(title: string): string {
  const plain = title.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || "lesson";
}

/** The name of a lesson's page, or of its worksheet. */
export const pageName = (title: string, sheet = false): string => `${plainName(title)}${sheet ? "-sheet" : ""}.html`;
