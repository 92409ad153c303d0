import { csvOf } from "~/kernel/csv";
import { sheetColumns } from "./sheet-columns";

/** Three new styles of a line, as a file to begin with: docs/catalog-sheet.sample.csv, and the Studio hands it out. */
export const sampleSheet: string = csvOf([sheetColumns, ...sampleLines()]);

function sampleLines(): readonly (readonly string[])[] {
  const line = (color: string, family: string, swatch: string, code: string, price: string) => [
    ...[
      code,
      "USCD",
      "Harbor Shaker",
      color,
      `Harbor Shaker ${color}`,
      family,
      "Shaker",
      "Painted",
      `#${swatch}`,
    ],
    ...["Painted | Ready to assemble", `SMPL-${code.toUpperCase()}`, `Harbor Shaker ${color} Sample Door`],
    ...[price, "yes"],
  ];
  return [
    line("Fog", "gray", "c9ccca", "hsfg", "0.00"),
    line("Pine", "green", "2f4a3d", "hspn", "0.00"),
    line("Ink", "blue", "1d2733", "hsik", "12.50"),
  ];
}
