import {
  drawCircle,
  drawEllipse,
  drawLine,
  drawPath,
  drawRect,
  moveDrawing,
  repeatDrawing,
  tones,
} from "./pen";

const { ink, pine, sage, mist, brass, white, carton, shade, deep, line: faint } = tones;
const thin = { stroke: ink, width: 2.5 };
const bar = (x: number, y: number, w: number, fill: string = faint) =>
  drawRect(x, y, w, 14, { fill, round: 4 });

/** A quote on a clipboard: lines, amounts, one of them ringed. */
export function drawQuoteReading(): string {
  const board = drawRect(330, 40, 640, 700, { fill: pine, round: 14 });
  const sheet = drawRect(370, 90, 560, 640, { fill: white, ...thin });
  const clip = drawRect(560, 26, 180, 84, { fill: brass, stroke: ink, width: 3, round: 10 });
  const rows = repeatDrawing(
    8,
    (index) =>
      bar(420, 240 + index * 46, [210, 160, 250, 190, 230, 140, 200, 170][index] ?? 180) +
      bar(790, 240 + index * 46, 90, index === 4 ? pine : faint) +
      drawLine(420, 272 + index * 46, 880, 272 + index * 46, { stroke: deep, width: 2 }),
  );
  const head = drawRect(420, 140, 120, 56, { fill: sage }) + bar(700, 150, 180) + bar(740, 180, 140);
  const total = drawRect(700, 634, 190, 46, { fill: mist }) + bar(720, 650, 150, pine);
  const ring = drawEllipse(836, 431, 86, 34, { stroke: brass, width: 7 });
  const pencil = moveDrawing(
    1010,
    470,
    drawRect(0, -14, 300, 28, { fill: brass, ...thin }) +
      drawPath("M0 -14L-50 0L0 14Z", { fill: tones.wood, ...thin }) +
      drawPath("M-34 -5L-50 0L-34 5Z", { fill: ink }),
    24,
  );
  return board + sheet + clip + head + rows + total + ring + pencil;
}

/** A calendar counted back from one ringed day. */
export function leadTimes(): string {
  const days = (x: number, y: number, filled: number, ringed: boolean) =>
    drawRect(x, y, 340, 470, { fill: white, ...thin }) +
    drawRect(x, y, 340, 70, { fill: pine, ...thin }) +
    repeatDrawing(2, (index) =>
      drawCircle(x + 90 + index * 160, y, 14, { fill: brass, stroke: ink, width: 3 }),
    ) +
    repeatDrawing(30, (index) => {
      const [column, row] = [index % 6, Math.floor(index / 6)];
      const at = { x: x + 24 + column * 49, y: y + 104 + row * 70 };
      return drawRect(at.x, at.y, 40, 48, { fill: index >= 30 - filled ? sage : deep });
    }) +
    (ringed ? drawCircle(x + 24 + 4 * 49 + 20, y + 104 + 3 * 70 + 24, 46, { stroke: brass, width: 8 }) : "");
  const arrow = drawPath("M1130 660H260M300 626L256 660L300 694", { stroke: brass, width: 8 });
  return days(110, 130, 9, false) + days(508, 130, 30, false) + days(906, 130, 0, true) + arrow;
}

/** Cartons on a pallet; the corner of one is crushed, and a coin lies beside it for size. */
export function drawClaim(): string {
  const box = (x: number, y: number, w: number, h: number) =>
    drawRect(x, y, w, h, { fill: carton, stroke: ink, width: 4 }) +
    drawRect(x + w / 2 - 22, y, 44, h, { fill: shade }) +
    drawRect(x + 28, y + h - 92, 96, 62, { fill: white, ...thin }) +
    repeatDrawing(3, (index) =>
      drawLine(x + 42, y + h - 76 + index * 15, x + 106 - index * 14, y + h - 76 + index * 15, { width: 3 }),
    );
  const crushed =
    drawPath("M760 150H1010L1040 176L1074 168L1090 210V400H760Z", { fill: carton, stroke: ink, width: 4 }) +
    drawPath("M1010 150L1022 196L1056 206L1090 210M1022 196L1004 232M1056 206L1050 246", {
      stroke: ink,
      width: 4,
    }) +
    drawRect(880, 150, 44, 250, { fill: shade });
  const pallet =
    drawRect(230, 664, 900, 18, { fill: tones.wood, ...thin }) +
    repeatDrawing(3, (index) => drawRect(260 + index * 380, 682, 80, 40, { fill: shade, ...thin }));
  const ring = drawCircle(1046, 194, 92, { stroke: brass, width: 8 });
  const coin =
    drawCircle(1216, 700, 26, { fill: brass, stroke: ink, width: 3 }) +
    drawCircle(1216, 700, 17, { stroke: ink, width: 2 });
  return (
    box(270, 404, 390, 260) +
    box(664, 404, 430, 260) +
    box(330, 180, 380, 220) +
    crushed +
    pallet +
    ring +
    coin
  );
}

/** A flatbed with wrapped pallets, on its way across the plains. */
export function drawBuying(): string {
  const hills =
    drawPath("M0 470Q240 380 470 450T940 430T1356 460V750H0Z", { fill: mist }) +
    drawPath("M0 560Q340 500 700 550T1356 540V750H0Z", { fill: sage });
  const road =
    drawRect(0, 640, 1356, 110, { fill: deep }) +
    drawLine(0, 640, 1356, 640, { stroke: ink, width: 4 }) +
    repeatDrawing(8, (index) => drawRect(40 + index * 180, 690, 90, 10, { fill: white }));
  const bed = drawRect(200, 560, 700, 26, { fill: ink });
  const pallets = repeatDrawing(
    3,
    (index) =>
      drawRect(224 + index * 226, 400, 206, 160, { fill: carton, stroke: ink, width: 4 }) +
      drawLine(224 + index * 226, 454, 430 + index * 226, 454, { stroke: shade, width: 6 }) +
      drawLine(224 + index * 226, 508, 430 + index * 226, 508, { stroke: shade, width: 6 }) +
      drawRect(250 + index * 226, 420, 54, 26, { fill: white }),
  );
  const cab =
    drawPath("M912 586V380H1060Q1110 380 1124 430L1142 490Q1196 496 1200 540V586Z", {
      fill: pine,
      stroke: ink,
      width: 4,
    }) +
    drawPath("M980 412H1050Q1078 412 1086 440L1096 482H980Z", { fill: mist, stroke: ink, width: 3 }) +
    drawRect(1170, 536, 34, 22, { fill: brass, stroke: ink, width: 2 });
  const wheels = [300, 400, 800, 1080]
    .map((x) => drawCircle(x, 620, 50, { fill: ink }) + drawCircle(x, 620, 20, { fill: brass }))
    .join("");
  return hills + road + bed + pallets + cab + wheels;
}
