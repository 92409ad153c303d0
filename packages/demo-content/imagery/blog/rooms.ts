import {
  drawCircle,
  drawDimension,
  drawDoor,
  drawLine,
  drawPath,
  drawRect,
  moveDrawing,
  repeatDrawing,
  tones,
} from "./pen";

const { ink, pine, sage, mist, brass, wood, white, deep } = tones;
const thin = { stroke: ink, width: 2.5 };

/** A wall of base and wall cabinets about a window, with a tape across it. */
export function drawKitchenMeasuring(): string {
  const floor = drawLine(90, 640, 1266, 640, { stroke: ink, width: 5 });
  const window =
    drawRect(560, 130, 236, 210, { fill: white, ...thin }) +
    drawLine(678, 130, 678, 340, thin) +
    drawLine(560, 235, 796, 235, thin);
  const uppers =
    [140, 280, 420].map((x) => drawDoor(x, 110, 132, 230)).join("") +
    [804, 944, 1084].map((x) => drawDoor(x, 110, 132, 230)).join("");
  const counter = drawRect(128, 430, 1100, 22, { fill: white, ...thin });
  const bases = repeatDrawing(7, (index) =>
    drawDoor(140 + index * 154, 456, 146, 160, index === 3 ? mist : sage),
  );
  const kick = drawRect(140, 616, 1076, 24, { fill: pine });
  const blade =
    drawRect(140, 376, 700, 20, { fill: brass, stroke: ink, width: 2 }) +
    repeatDrawing(34, (index) =>
      drawLine(160 + index * 20, 376, 160 + index * 20, index % 5 === 4 ? 390 : 384, { width: 2 }),
    );
  const tape =
    drawCircle(866, 378, 52, { fill: pine, stroke: ink, width: 3 }) +
    drawCircle(866, 378, 24, { fill: brass, stroke: ink, width: 3 });
  return (
    uppers +
    window +
    counter +
    bases +
    kick +
    floor +
    blade +
    tape +
    drawDimension(140, 690, 1216, 690) +
    drawDimension(1264, 110, 1264, 616)
  );
}

/** A kitchen from above: counters along two walls, an island in the middle, its aisles measured. */
export function drawIslandPlanning(): string {
  const walls = drawPath("M120 690V70H1236V690", { stroke: ink, width: 16 });
  const counters = drawPath("M128 78H1228V188H238V690H128Z", { fill: mist, ...thin });
  const sink =
    drawRect(600, 98, 150, 70, { fill: white, round: 12, ...thin }) + drawCircle(675, 133, 8, { fill: ink });
  const range =
    drawRect(148, 380, 74, 150, { fill: white, ...thin }) +
    [
      [168, 415],
      [202, 415],
      [168, 495],
      [202, 495],
    ]
      .map(([x = 0, y = 0]) => drawCircle(x, y, 12, thin))
      .join("");
  const island =
    drawRect(440, 350, 560, 190, { fill: wood, stroke: ink, width: 4 }) +
    drawRect(424, 336, 592, 240, { stroke: ink, width: 2.5, dash: "12 10" });
  const stools = repeatDrawing(4, (index) =>
    drawCircle(500 + index * 146, 622, 40, { fill: sage, stroke: ink, width: 3 }),
  );
  return (
    walls +
    counters +
    sink +
    range +
    stools +
    island +
    drawDimension(320, 200, 320, 336) +
    drawDimension(250, 445, 412, 445) +
    drawDimension(1030, 445, 1216, 445)
  );
}

/** A small plan on a sheet, with pencil and ruler. */
export function drawPlanning(): string {
  const sheet = drawRect(210, 90, 860, 560, { fill: white, ...thin });
  const grid =
    repeatDrawing(16, (index) =>
      drawLine(260 + index * 50, 140, 260 + index * 50, 600, { stroke: deep, width: 2 }),
    ) +
    repeatDrawing(10, (index) =>
      drawLine(260, 140 + index * 50, 1020, 140 + index * 50, { stroke: deep, width: 2 }),
    );
  const room =
    drawPath("M310 190H960V550H720M600 550H310V190", { stroke: ink, width: 10 }) +
    drawPath("M720 550A120 120 0 0 0 600 430V550", { stroke: ink, width: 2.5 });
  const cabinets =
    drawPath("M316 196H954V266H386V544H316Z", { fill: mist, ...thin }) +
    repeatDrawing(8, (index) => drawLine(456 + index * 66, 196, 456 + index * 66, 266, thin)) +
    repeatDrawing(4, (index) => drawLine(316, 330 + index * 56, 386, 330 + index * 56, thin));
  const island = drawRect(520, 350, 250, 90, { fill: wood, ...thin });
  const pencil = moveDrawing(
    1010,
    650,
    drawRect(0, -15, 330, 30, { fill: brass, ...thin }) +
      drawPath("M0 -15L-54 0L0 15Z", { fill: wood, ...thin }) +
      drawPath("M-36 -5L-54 0L-36 5Z", { fill: ink }) +
      drawRect(330, -15, 34, 30, { fill: pine, ...thin }),
    -38,
  );
  const ruler = moveDrawing(
    90,
    640,
    drawRect(0, 0, 520, 66, { fill: sage, ...thin }) +
      repeatDrawing(25, (index) =>
        drawLine(20 + index * 20, 0, 20 + index * 20, index % 5 === 0 ? 30 : 16, thin),
      ),
    -7,
  );
  return sheet + grid + room + cabinets + island + ruler + pencil;
}

/** A bowl of suds, a bottle of soap and a dry cloth before two doors. */
export function drawFinishCare(): string {
  const doors =
    [160, 516, 872].map((x) => drawDoor(x, 60, 324, 430, sage)).join("") +
    [440, 560].map((x) => drawRect(x, 230, 14, 110, { fill: brass, stroke: ink, width: 2 })).join("");
  const counter =
    drawRect(0, 500, 1356, 30, { fill: white, ...thin }) + drawRect(0, 530, 1356, 220, { fill: deep });
  const bowl =
    drawPath("M300 560H620Q600 690 520 690H400Q320 690 300 560Z", { fill: white, stroke: ink, width: 4 }) +
    [
      [350, 548, 26],
      [400, 536, 34],
      [460, 530, 38],
      [520, 538, 32],
      [570, 550, 22],
    ]
      .map(([x = 0, y = 0, r = 0]) => drawCircle(x, y, r, { fill: mist, stroke: ink, width: 2 }))
      .join("");
  const bottle =
    drawRect(740, 500, 110, 190, { fill: pine, stroke: ink, width: 4, round: 14 }) +
    drawRect(772, 450, 46, 52, { fill: brass, stroke: ink, width: 3 }) +
    drawRect(758, 556, 74, 80, { fill: tones.paper });
  const cloth =
    drawPath("M930 690L960 590L1180 580L1220 690Z", { fill: wood, stroke: ink, width: 4 }) +
    drawPath("M960 590L990 640L1200 634L1180 580Z", { fill: tones.ply, stroke: ink, width: 3 }) +
    repeatDrawing(3, (index) =>
      drawLine(1004, 654 + index * 12, 1196, 648 + index * 12, { stroke: tones.shade, width: 3 }),
    );
  return doors + counter + bowl + bottle + cloth;
}
