/** The mark: a pegged cabinet door. Two stiles full height, two rails between them, a brass peg at every joint. */
export const colors = {
  pine: "#1f3d33",
  pineDeep: "#142a23",
  paper: "#faf8f4",
  brass: "#b08d4f",
  panel: "#31584a",
};

type Tones = { readonly frame: string; readonly panel: string; readonly peg: string };

const width = 48;
const height = 64;
const member = 10.5;
const joint = 1.25;
const reveal = 2.75;
const peg = 3;

/** The mark in a box of 48 × 64, as SVG elements. */
export function drawLogo(tones: Tones): string {
  const { frame, panel } = tones;
  const inner = width - 2 * member;
  const stiles = [0, width - member].map((x) => rect(x, 0, member, height, frame));
  const rails = [0, height - member].map((y) => rect(member + joint, y, inner - 2 * joint, member, frame));
  const field = rect(
    member + reveal,
    member + reveal,
    inner - 2 * reveal,
    height - 2 * (member + reveal),
    panel,
  );
  const pegs = [member / 2, width - member / 2].flatMap((x) =>
    [member / 2, height - member / 2].map((y) => rect(x - peg / 2, y - peg / 2, peg, peg, tones.peg)),
  );
  return [...stiles, ...rails, field, ...pegs].join("");
}

const rect = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
