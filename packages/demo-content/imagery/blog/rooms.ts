import { circle, dimension, door, line, moved, path, rect, times, tones } from "./pen";

const { ink, pine, sage, mist, brass, wood, white, deep } = tones;
const thin = { stroke: ink, width: 2.5 };

/** A wall of base and wall cabinets about a window, with a tape across it. */
export function measuringAKitchen(): string {
  const floor = line(90, 640, 1266, 640, { stroke: ink, width: 5 });
  const window =
    rect(560, 130, 236, 210, { fill: white, ...thin }) +
    line(678, 130, 678, 340, thin) +
    line(560, 235, 796, 235, thin);
  const uppers =
    [140, 280, 420].map((x) => door(x, 110, 132, 230)).join("") +
    [804, 944, 1084].map((x) => door(x, 110, 132, 230)).join("");
  const counter = rect(128, 430, 1100, 22, { fill: white, ...thin });
  const bases = times(7, (index) => door(140 + index * 154, 456, 146, 160, index === 3 ? mist : sage));
  const kick = rect(140, 616, 1076, 24, { fill: pine });
  const blade =
    rect(140, 376, 700, 20, { fill: brass, stroke: ink, width: 2 }) +
    times(34, (index) =>
      line(160 + index * 20, 376, 160 + index * 20, index % 5 === 4 ? 390 : 384, { width: 2 }),
    );
  const tape =
    circle(866, 378, 52, { fill: pine, stroke: ink, width: 3 }) +
    circle(866, 378, 24, { fill: brass, stroke: ink, width: 3 });
  return (
    uppers +
    window +
    counter +
    bases +
    kick +
    floor +
    blade +
    tape +
    dimension(140, 690, 1216, 690) +
    dimension(1264, 110, 1264, 616)
  );
}

/** A kitchen from above: counters along two walls, an island in the middle, its aisles measured. */
export function planningAnIsland(): string {
  const walls = path("M120 690V70H1236V690", { stroke: ink, width: 16 });
  const counters = path("M128 78H1228V188H238V690H128Z", { fill: mist, ...thin });
  const sink =
    rect(600, 98, 150, 70, { fill: white, round: 12, ...thin }) + circle(675, 133, 8, { fill: ink });
  const range =
    rect(148, 380, 74, 150, { fill: white, ...thin }) +
    [
      [168, 415],
      [202, 415],
      [168, 495],
      [202, 495],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 12, thin))
      .join("");
  const island =
    rect(440, 350, 560, 190, { fill: wood, stroke: ink, width: 4 }) +
    rect(424, 336, 592, 240, { stroke: ink, width: 2.5, dash: "12 10" });
  const stools = times(4, (index) =>
    circle(500 + index * 146, 622, 40, { fill: sage, stroke: ink, width: 3 }),
  );
  return (
    walls +
    counters +
    sink +
    range +
    stools +
    island +
    dimension(320, 200, 320, 336) +
    dimension(250, 445, 412, 445) +
    dimension(1030, 445, 1216, 445)
  );
}

/** A small plan on a sheet, with pencil and ruler. */
export function planning(): string {
  const sheet = rect(210, 90, 860, 560, { fill: white, ...thin });
  const grid =
    times(16, (index) => line(260 + index * 50, 140, 260 + index * 50, 600, { stroke: deep, width: 2 })) +
    times(10, (index) => line(260, 140 + index * 50, 1020, 140 + index * 50, { stroke: deep, width: 2 }));
  const room =
    path("M310 190H960V550H720M600 550H310V190", { stroke: ink, width: 10 }) +
    path("M720 550A120 120 0 0 0 600 430V550", { stroke: ink, width: 2.5 });
  const cabinets =
    path("M316 196H954V266H386V544H316Z", { fill: mist, ...thin }) +
    times(8, (index) => line(456 + index * 66, 196, 456 + index * 66, 266, thin)) +
    times(4, (index) => line(316, 330 + index * 56, 386, 330 + index * 56, thin));
  const island = rect(520, 350, 250, 90, { fill: wood, ...thin });
  const pencil = moved(
    1010,
    650,
    rect(0, -15, 330, 30, { fill: brass, ...thin }) +
      path("M0 -15L-54 0L0 15Z", { fill: wood, ...thin }) +
      path("M-36 -5L-54 0L-36 5Z", { fill: ink }) +
      rect(330, -15, 34, 30, { fill: pine, ...thin }),
    -38,
  );
  const ruler = moved(
    90,
    640,
    rect(0, 0, 520, 66, { fill: sage, ...thin }) +
      times(25, (index) => line(20 + index * 20, 0, 20 + index * 20, index % 5 === 0 ? 30 : 16, thin)),
    -7,
  );
  return sheet + grid + room + cabinets + island + ruler + pencil;
}

/** A bowl of suds, a bottle of soap and a dry cloth before two doors. */
export function caringForFinishes(): string {
  const doors =
    [160, 516, 872].map((x) => door(x, 60, 324, 430, sage)).join("") +
    [440, 560].map((x) => rect(x, 230, 14, 110, { fill: brass, stroke: ink, width: 2 })).join("");
  const counter = rect(0, 500, 1356, 30, { fill: white, ...thin }) + rect(0, 530, 1356, 220, { fill: deep });
  const bowl =
    path("M300 560H620Q600 690 520 690H400Q320 690 300 560Z", { fill: white, stroke: ink, width: 4 }) +
    [
      [350, 548, 26],
      [400, 536, 34],
      [460, 530, 38],
      [520, 538, 32],
      [570, 550, 22],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill: mist, stroke: ink, width: 2 }))
      .join("");
  const bottle =
    rect(740, 500, 110, 190, { fill: pine, stroke: ink, width: 4, round: 14 }) +
    rect(772, 450, 46, 52, { fill: brass, stroke: ink, width: 3 }) +
    rect(758, 556, 74, 80, { fill: tones.paper });
  const cloth =
    path("M930 690L960 590L1180 580L1220 690Z", { fill: wood, stroke: ink, width: 4 }) +
    path("M960 590L990 640L1200 634L1180 580Z", { fill: tones.ply, stroke: ink, width: 3 }) +
    times(3, (index) =>
      line(1004, 654 + index * 12, 1196, 648 + index * 12, { stroke: tones.shade, width: 3 }),
    );
  return doors + counter + bowl + bottle + cloth;
}
