import type { jsPDF } from "jspdf";
import type { autoTable, CellHookData } from "jspdf-autotable";
import type { EstimateDocument } from "./estimate-document";
import { pdfFonts } from "./pdf-fonts.generated";
import { type HasGlyph, toPrintableDocument } from "./printable";

/** A4 in points. */
const page = { width: 595.28, height: 841.89, left: 56, right: 56, top: 64, bottom: 78 } as const;
const rightEdge = page.width - page.right;

type Color = [number, number, number];
/** The colors of app/ui/styles/tokens.css in sRGB, for print. */
const ink: Color = [24, 33, 28];
const soft: Color = [78, 88, 81];
const pine: Color = [31, 71, 54];
const lineColor: Color = [217, 214, 206];
const brass: Color = [125, 91, 38];

/** The PDF document and its table plugin. */
type PdfContext = { readonly pdf: jsPDF; readonly table: typeof autoTable };

/**
 * Renders an estimate as A4 PDF with footers and page numbers (EST-017). The library is large and loads on
 * first use.
 */
export async function renderEstimatePdf(written: EstimateDocument): Promise<jsPDF> {
  const [library, tables] = await Promise.all([import("jspdf"), import("jspdf-autotable")]);
  const pdf = new library.jsPDF({ unit: "pt", format: "a4", compress: true });
  for (const [name, data] of Object.entries(pdfFonts)) {
    pdf.addFileToVFS(`${name}.ttf`, data);
    pdf.addFont(`${name}.ttf`, name, "normal");
  }
  const document = toPrintableDocument(written, getGlyphs(pdf));
  pdf.setProperties({ title: document.title, author: document.shop });
  pdf.setLanguage("en-US");
  const headerBottom = drawHeader(pdf, document);
  const setting = { pdf, table: tables.autoTable };
  const end = drawPrices(setting, document, drawAnswers(setting, document, headerBottom));
  drawNote(pdf, document, end);
  drawFooters(pdf, document);
  return pdf;
}

/** Returns the glyphs of the text font; the heading font has them, too. */
function getGlyphs(pdf: jsPDF): HasGlyph {
  pdf.setFont("regular", "normal");
  const codeMap: unknown = pdf.getFont().metadata?.cmap?.unicode?.codeMap;
  return (codePoint) => Object.hasOwn(Object(codeMap), codePoint);
}

function writeText(
  pdf: jsPDF,
  text: string,
  x: number,
  y: number,
  style: { font: keyof typeof pdfFonts; size: number; color: Color; align?: "right" },
) {
  pdf.setFont(style.font, "normal");
  pdf.setFontSize(style.size);
  pdf.setTextColor(...style.color);
  pdf.text(text, x, y, { align: style.align ?? "left" });
}

function drawHeader(pdf: jsPDF, { title, date, shop, totals }: EstimateDocument): number {
  writeText(pdf, shop, page.left, page.top, { font: "semibold", size: 10, color: pine });
  writeText(pdf, date, rightEdge, page.top, { font: "regular", size: 10, color: soft, align: "right" });
  writeText(pdf, title, page.left, page.top + 50, { font: "display", size: 32, color: ink });
  const grand = totals.at(-1);
  const bandBottom = page.top + 72;
  pdf.setFillColor(...pine);
  pdf.rect(page.left, bandBottom, rightEdge - page.left, 52, "F");
  writeText(pdf, grand?.label ?? "", page.left + 16, bandBottom + 31, {
    font: "regular",
    size: 11,
    color: [240, 240, 235],
  });
  writeText(pdf, grand?.value ?? "", rightEdge - 16, bandBottom + 33, {
    font: "semibold",
    size: 17,
    color: [250, 250, 246],
    align: "right",
  });
  return bandBottom + 76;
}

const margin = { left: page.left, right: page.right, top: page.top, bottom: page.bottom };
const cell = {
  font: "regular",
  fontStyle: "normal",
  fontSize: 10,
  textColor: ink,
  cellPadding: { top: 5.5, bottom: 5.5, left: 0, right: 10 },
} as const;

const titleStyle = { font: "semibold", size: 9, color: brass } as const;

/** Draws the answers as a table. The first row of each group begins with the group's title. */
function drawAnswers({ pdf, table }: PdfContext, { answers }: EstimateDocument, startY: number): number {
  const body = answers.flatMap(({ title, lines }) =>
    lines.map(({ label, value }, index) => {
      const bottom = index === lines.length - 1 ? 0.5 : 0;
      const lineWidth = { top: 0, right: 0, bottom, left: 0 };
      return [{ content: index === 0 ? title : "", styles: { lineWidth } }, label, value];
    }),
  );
  table(pdf, {
    startY,
    margin,
    body,
    theme: "plain",
    rowPageBreak: "avoid",
    styles: { ...cell, lineColor: lineColor, lineWidth: { top: 0, right: 0, bottom: 0.5, left: 0 } },
    columnStyles: {
      0: { cellWidth: 118, font: titleStyle.font, fontSize: titleStyle.size, textColor: titleStyle.color },
      1: { cellWidth: 150, textColor: soft },
    },
    didDrawCell: repeatTitles(pdf, answers),
  });
  return getTableEnd(pdf) + 22;
}

/** Repeats the title of a group that continues on a new page. */
function repeatTitles(pdf: jsPDF, answers: EstimateDocument["answers"]): (cellData: CellHookData) => void {
  const groups = answers.flatMap((group) => group.lines.map(() => group));
  let last = { group: groups[0], pageNumber: 1 };
  return ({ row, pageNumber }) => {
    // The continuation of a line that spans pages has no index.
    const group = row.index < 0 ? last.group : groups[row.index];
    if (group && group === last.group && pageNumber > last.pageNumber)
      writeText(pdf, `${group.title} (continued)`, page.left, page.top - 9, titleStyle);
    last = { group, pageNumber };
  };
}

/** Draws the price table; the totals stay on one page. */
function drawPrices(
  { pdf, table }: PdfContext,
  { prices, totals }: EstimateDocument,
  startY: number,
): number {
  const [product, labor, grand] = totals;
  const neededHeight = 70 + prices.length * 24;
  const fits = startY + Math.min(neededHeight, 320) < page.height - page.bottom;
  if (!fits) pdf.addPage();
  table(pdf, {
    startY: fits ? startY : page.top,
    margin,
    head: [["", product?.label ?? "", labor?.label ?? "", grand?.label ?? ""]],
    body: prices.map(({ label, product: goods, labor: work, total }) => [label, goods, work, total]),
    foot: [["", product?.value ?? "", labor?.value ?? "", grand?.value ?? ""]],
    showFoot: "lastPage",
    theme: "plain",
    rowPageBreak: "avoid",
    styles: {
      ...cell,
      fontSize: 9,
      halign: "right",
      lineColor: lineColor,
      lineWidth: { top: 0, right: 0, bottom: 0.5, left: 0 },
      cellPadding: { top: 6, bottom: 6, left: 4, right: 0 },
    },
    headStyles: { font: "semibold", fontStyle: "normal", textColor: brass },
    footStyles: {
      font: "semibold",
      fontStyle: "normal",
      textColor: pine,
      lineColor: pine,
      lineWidth: { top: 1.2, right: 0, bottom: 0, left: 0 },
    },
    columnStyles: {
      0: { halign: "left", cellWidth: 102, cellPadding: { top: 6, bottom: 6, left: 0, right: 4 } },
    },
  });
  return getTableEnd(pdf) + 20;
}

function drawNote(pdf: jsPDF, { note }: EstimateDocument, startY: number) {
  if (!note) return;
  pdf.setFont("regular", "normal");
  pdf.setFontSize(9);
  const lines = pdf.splitTextToSize(note, rightEdge - page.left) as string[];
  const fits = startY + lines.length * 13 < page.height - page.bottom;
  if (!fits) pdf.addPage();
  pdf.setTextColor(...soft);
  pdf.text(lines, page.left, fits ? startY : page.top, { lineHeightFactor: 1.45 });
}

function drawFooters(pdf: jsPDF, { footer, shop }: EstimateDocument) {
  const pages = pdf.getNumberOfPages();
  for (let number = 1; number <= pages; number += 1) {
    pdf.setPage(number);
    const y = page.height - 40;
    pdf.setDrawColor(...lineColor);
    pdf.setLineWidth(0.5);
    pdf.line(page.left, y - 16, rightEdge, y - 16);
    const style = { font: "regular", size: 8.5, color: soft } as const;
    writeText(pdf, footer, page.left, y, style);
    writeText(pdf, `${shop}  ·  Page ${number} of ${pages}`, rightEdge, y, { ...style, align: "right" });
  }
}

/** Returns the end of the last table, which the plugin stores on the document. */
function getTableEnd(pdf: jsPDF): number {
  const { lastAutoTable } = pdf as jsPDF & { readonly lastAutoTable?: { readonly finalY: number } };
  return lastAutoTable?.finalY ?? page.top;
}
