import type { Question } from "./question";

/** What the shop does not have yet. Words that lead there are written already and wait for it. */
const missing: readonly string[] = [];

/** Questions about what the shop does not have yet. */
const early: readonly string[] = ["account-needed", "quote-expired"];

export const leadsSomewhere = (path: string): boolean =>
  !missing.some((start) => path === start || path.startsWith(`${start}/`));

/** Lines of prose as in `rich`, without those that lead to what is not there. */
export const readyLines = (lines: readonly string[]): string[] =>
  lines.filter((line) => [...line.matchAll(/\]\(([^)]+)\)/g)].every(([, href = ""]) => leadsSomewhere(href)));

export const isReady = (slug: string): boolean => !early.includes(slug);

/** The questions that can be answered today, each as far as it can. */
export const readyQuestions = (questions: readonly Question[]): Question[] =>
  questions
    .filter(({ slug }) => isReady(slug))
    .map((question) => ({ ...question, answer: readyLines(question.answer) }))
    .filter(({ answer }) => answer.length > 0);
