// Validates commit messages: `scope: imperative subject`. Plain JavaScript, because the Git hook runs it.

const maxLength = 72;
/** Messages that Git writes itself. */
const writtenByGit = /^(?:Merge |Revert "|fixup! |squash! |amend! )/;
const form = /^[a-z][a-z0-9./-]*(?:, [a-z][a-z0-9./-]*)*: (.+)$/;
/** Verbs whose base form looks like a past tense, a gerund or a third person. */
const baseForms = new Set(
  "access address bring bypass compress cross discuss dismiss embed exceed express feed focus guess heed miss need pass press proceed process read seed shed speed spread stress string succeed suppress toss".split(
    " ",
  ),
);

/**
 * Returns every problem of the first line of a commit message. Messages written by Git have none.
 * @param {string} message
 * @returns {string[]}
 */
export function findMessageProblems(message) {
  const subjectLine = message.split("\n").find((line) => line.trim() !== "" && !line.startsWith("#")) ?? "";
  if (writtenByGit.test(subjectLine)) return [];
  const subject = form.exec(subjectLine)?.[1];
  const verb = subject?.split(/[\s,]/)[0] ?? "";
  return [
    ...(subject === undefined ? ['write "scope: subject", the scope in small letters'] : []),
    ...(subjectLine.length > maxLength ? [`${subjectLine.length} characters, at most ${maxLength}`] : []),
    ...(/\.\s*$/.test(subjectLine) ? ["no period at the end"] : []),
    ...(subjectLine.includes(";") ? ["one change in each commit, none joined by a semicolon"] : []),
    ...(isInflected(verb) ? [`write a command: "add", not "${verb}"`] : []),
  ];
}

/** @param {string} verb */
function isInflected(verb) {
  return /^[a-z]{2,}(?:ed|ing|[^s]s|sses)$/.test(verb) && !baseForms.has(verb);
}
