/** Common passwords of the required length. They are compared without digits and symbols at the end. */
const commonPasswords: ReadonlySet<string> = new Set([
  "administrator",
  "changemeplease",
  "correcthorsebatterystaple",
  "iloveyouforever",
  "letmeinplease",
  "passwordpassword",
  "q1w2e3r4t5y6",
  "qwerty123456",
  "qwertyuiopasdf",
  "1q2w3e4r5t6y",
  "1qaz2wsx3edc",
  "123qweasdzxc",
  "zaq12wsxcde3",
  "trustno1trustno1",
  "welcomewelcome",
  "whatever1234",
]);

/** Words of this shop and of passwords in general. A password that consists only of them is easy to guess. */
const forbiddenWords: readonly string[] = [
  ...[
    "administrator",
    "admin",
    "editor",
    "root",
    "user",
    "guest",
    "staff",
    "sales",
    "owner",
    "login",
    "signin",
  ],
  ...[
    "passphrase",
    "password",
    "passwort",
    "passw0rd",
    "p@ssw0rd",
    "p@ssword",
    "secret",
    "welcome",
    "letmein",
  ],
  ...["changeme", "change", "please", "default", "example", "test", "demo", "master", "monkey", "dragon"],
  ...["football", "baseball", "sunshine", "princess", "iloveyou", "superman", "batman", "shadow", "hello"],
  ...["studio", "sanity", "stile", "rail", "shop", "store", "kitchen", "cabinets", "cabinet", "cabinetry"],
  ...["website", "company", "office", "remix", "spring", "summer", "autumn", "winter", "the", "and", "my"],
];

/** Sequences of keys and of the alphabet, forwards. */
const runs: readonly string[] = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890123456789",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertzuiopasdfghjklyxcvbnm",
  "azertyuiopqsdfghjklmwxcvbn",
];
const fewestCharacters = 5;

/**
 * Returns whether a Studio password is easy to guess: a common one, a repeated group, or a keyboard sequence. Words
 * of the shop with digits and symbols count as well (ASVS 6.2.4, 6.2.11).
 */
export function isGuessablePassword(password: string): boolean {
  const small = password.toLowerCase();
  const alphanumeric = small.replace(/[^\p{L}\p{N}]/gu, "");
  if (commonPasswords.has(alphanumeric) || commonPasswords.has(alphanumeric.replace(/\d+$/, ""))) return true;
  if (new Set(small).size < fewestCharacters || /^(.{1,6})\1+$/u.test(small)) return true;
  return isRun(alphanumeric) || removeForbiddenWords(small) === "";
}

function isRun(text: string): boolean {
  const backwards = [...text].toReversed().join("");
  return runs.some((run) => run.includes(text) || run.includes(backwards));
}

/** Removes words of the list, digits and symbols from a password. */
function removeForbiddenWords(password: string): string {
  const longestFirst = forbiddenWords.toSorted((a, b) => b.length - a.length);
  const remaining = longestFirst.reduce((text, word) => text.replaceAll(word, " "), password);
  return remaining.replace(/[^\p{L}]/gu, "");
}
