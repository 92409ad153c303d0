// oxlint-disable max-lines -- a text for each door
/** For each style, beyond its description: how its color compares and what to think of when a kitchen is planned with it. */
export type StyleNotes = { readonly color: string; readonly kitchen: string };

/** One entry per code: written by hand, never from a template. */
export const styleNotes: Readonly<Record<string, StyleNotes>> = {
  // Trenton Recessed
  trnv: {
    color:
      "A blue-black with no purple in it. Beside Royal it looks nearly neutral, beside Charcoal it is clearly blue. Expect it to read a full shade darker in a room that faces north.",
    kitchen:
      "Dark satin paint shows dust and dried water sooner than a mid-tone does, so keep a damp cloth near the sink and the trash pull-out. Most people put it on the island or the base cabinets and hang Trenton White above.",
  },
  trry: {
    color:
      "The brightest blue JSI paints. It holds its color under warm bulbs, where many blues turn gray, and it looks two steps lighter than Navy on the same door.",
    kitchen:
      "A strong color tints the light of a small room: hold the sample under your ceiling as well as over your counter. It sits well below pale stone and quarrels with yellow oak floors.",
  },
  trgr: {
    color:
      "The warmest of Trenton's three grays. Next to pure white it looks beige, next to a tan floor it looks gray, which is why it gets along with both.",
    kitchen:
      "Greige forgives: crumbs, water marks and the scuffs of chair backs hardly show on it. With bright white trim, choose a wall color between the two, or the doors look dull.",
  },
  trlg: {
    color:
      "A cool light gray with a trace of blue, well on the white side of Dark Gray. In lamplight it warms up and the blue goes.",
    kitchen:
      "Good for a kitchen with one window, because it gives back most of the light it gets. Stay with cool whites around it; cream makes it look blue.",
  },
  trdg: {
    color:
      "A mid-to-dark gray, lighter than Charcoal by a good step. Neither blue nor brown comes forward, whatever the hour.",
    kitchen:
      "It hides fingerprints better than any other Trenton color, a sound choice below the counter of a family kitchen. Black pulls disappear on it; brass and nickel stand out.",
  },

  // Yarmouth Slab
  yssg: {
    color:
      "A gray-green with more gray in it than the name suggests. In daylight it is herbal; under warm lamps it drifts toward khaki, so look at it in the evening too.",
    kitchen:
      "Without a frame the handles set the rhythm of the room: line them all up at one height. Oak, cork and off-white tile keep the color natural.",
  },
  ysag: {
    color:
      "The deeper of Yarmouth's two greens, with olive in it. It is dark enough to ground a room and light enough that black pulls still show.",
    kitchen:
      "Break a long run with a stretch of wood or an open shelf, since a whole wall of flat green can feel heavy. Below a pale counter it is at its best.",
  },
  ysch: {
    color:
      "A soft black-gray. Set against true black it looks faintly blue, against Dark Gray it looks almost black.",
    kitchen:
      "Flat and dark is the combination that shows dust soonest; a dry microfiber cloth deals with it. Lights under the wall cabinets keep the base run out of the shadow.",
  },
  ysnv: {
    color:
      "The same paint as Navy on JSI's framed doors, so a slab island can stand in a framed kitchen and match. With no bevel to catch the light it looks a touch darker.",
    kitchen:
      "Choose the pulls first: on a plain navy front they are the only detail. Long bars make it modern, small knobs make it look unfinished.",
  },
  ysry: {
    color:
      "Saturated blue from edge to edge. No profile breaks it into tones, so there is no lighter or darker version of it in the room.",
    kitchen:
      "One accent is usually the right dose: the inside of a pantry, a desk, a mudroom bench. Keep the counter beside it quiet and the wall a clean white.",
  },
  ysgr: {
    color:
      "Warm gray without pattern. On a slab it leans more toward beige than it does on a framed door, where dark lines pull it back to gray.",
    kitchen:
      "It calms a small kitchen and can leave a large one bare, so give it one partner with texture: a wood counter, a handmade tile, a woven shade.",
  },
  yslg: {
    color:
      "Cool and even, with a faint blue cast by day. It is the lightest of the eight slab colors; Yarmouth has no white slab.",
    kitchen:
      "A practical pick for a laundry or a small apartment: light enough to brighten, gray enough not to show every print. Match the toe kick to the floor and scuffs stay out of sight.",
  },
  ysdg: {
    color:
      "Neutral by day and a little warm at night. Of the slab colors it comes closest to stainless steel, so appliances blend in.",
    kitchen:
      "Good for tall units, where flat fronts line up with oven and refrigerator doors. Dark fronts make uneven gaps easy to see; have the doors adjusted once everything is hung.",
  },

  // Yarmouth Raised
  yrsg: {
    color:
      "The same Sage as on the slab, seen in three tones at once: light on the field, darker on the bevel, darkest in the groove.",
    kitchen:
      "Flour and dust gather where the molding meets the panel; a soft brush once a month keeps it clean. Cream suits it, cold white tile makes it look blue.",
  },
  yrag: {
    color:
      "Olive green with enough black in it to look old. In the grooves it turns nearly charcoal, and that gives the door its depth.",
    kitchen:
      "Full height and with crown molding it carries a tall room. Under a low ceiling, use it for the island and keep the walls light.",
  },
  yrcc: {
    color:
      "Softer than black and less blue than Navy. The moldings show as fine gray lines in daylight and sink back in the evening.",
    kitchen:
      "Dark raised panels need light from the side: a window at the end of the run shows the profile, a lone ceiling lamp hides it. Aged brass keeps it warm.",
  },
  yrnv: {
    color:
      "JSI's navy on a molded door. The raised field looks half a tone lighter than the frame; that is the bevel at work, not the paint.",
    kitchen:
      "A natural for a hutch or a bar. Over a dark floor the base cabinets can merge with it, so lay a pale runner or choose a light toe kick.",
  },
  yrry: {
    color:
      "A bright blue with a lighter edge along every bevel in the morning. Lamplight evens it out again.",
    kitchen:
      "Try it on a piece that stands alone: a vanity, a window bench, an island on legs. A whole kitchen in Royal wants white everywhere else.",
  },
  yrgr: {
    color:
      "A warm gray that takes shadow gently, so the panel looks soft. White trim makes it look tan, wood makes it look gray.",
    kitchen:
      "The easiest Yarmouth color to place beside an existing floor or brick. Dust in the moldings shows far less on it than on White.",
  },
  yrlg: {
    color:
      "Pale and cool, with grooves a clear two tones darker. From across the room the door looks more detailed than it does in Greige.",
    kitchen:
      "It is at its best in daylight. Where warm bulbs are all there is, the gray can look dull; lamps of 3500 K and up keep it fresh.",
  },
  yrdg: {
    color:
      "A true dark gray whose bevels catch a thin light edge. One step lighter than Charcoal, it shows more of the panel.",
    kitchen:
      "Sturdy in daily use: marks at knee height and splashes by the stove are hard to see. Choose light counters, so that the run does not close in.",
  },
  yrwt: {
    color:
      "A soft white, a little warmer than printer paper. Under a bright white ceiling it looks gently creamy.",
    kitchen:
      "White shows what lands in the grooves, so count on wiping the molding now and then. Bronze hardware makes it older, nickel makes it newer.",
  },
  yrdw: {
    color:
      "A gray-brown stain wiped over bare wood, lighter where the grain is tight and darker where it is open. It sits between a weathered fence and a walnut shell.",
    kitchen:
      "Let it be the only wood in the room, or bring a piece of your floor and compare. Cool stone and warm lamps bring out the best in it.",
  },

  // Amesbury
  amwt: {
    color:
      "A white that leans warm without turning yellow under lamps. Beside the white of USCD's Shaker it looks a shade softer.",
    kitchen:
      "Square edges hold crumbs along the lower rail; a dry brush clears them. This is the door for people who like to change stools, handles and wall colors over the years.",
  },
  amms: {
    color:
      "A pale gray with a drop of green. In the shade it is plainly gray, and in the sun the green comes forward.",
    kitchen:
      "It needs a true white next to it to show its color, so think of white tile or a white counter. With beige stone it looks cold.",
  },
  awrs: {
    color:
      "Exactly the white of Amesbury's plain door. The bevel adds a bright line around the panel, and the whole looks slightly whiter for it.",
    kitchen:
      "The sloped edge sheds crumbs and water, which makes this the easier Amesbury to keep around sink and stove. Curved pulls suit it as well as straight ones.",
  },
  amrc: {
    color:
      "The same Mist as on Amesbury's shaker door, livelier by its bevel: the slope is almost white at noon and gray-green by evening.",
    kitchen:
      "Good in a narrow kitchen, where the light line around every panel makes a long run look less solid. Pale oak is safe company, red-toned wood is not.",
  },

  // Upton
  upbw: {
    color:
      "A medium brown with the red held back: darker than Oxford's Toffee, lighter than Torino's Dark Wood. Knots and arches stay visible.",
    kitchen:
      "Brown wood warms a room quickly, so balance it with a light counter and a plain backsplash. It wears well; a wax stick hides small nicks.",
  },
  upbr: {
    color: "The stain of Upton Brown, one tone richer to the eye because of the line it leaves in the bevel.",
    kitchen:
      "The outline suits broad doors; on very narrow ones the lines come close together. Cream is a kinder neighbor to it than stark white.",
  },

  // Dover
  dvwt: {
    color:
      "A clean white with a little warmth. The straight bevel throws one clear shadow, so the door stays crisp even in flat light.",
    kitchen:
      "Polished nickel sharpens it and oil-rubbed bronze ages it. For a wall of tall cabinets, look at two doors side by side: panels this broad are busier in a row than alone.",
  },
  dvcs: {
    color:
      "A stone gray with brown in it, darker than Greige and warmer than Dark Gray. It hardly changes between morning and evening.",
    kitchen:
      "It works where other grays fail: with honey oak, travertine and brass. Keep the walls lighter than the doors, or the room loses its edges.",
  },
  dvln: {
    color:
      "A silver white, cooler than Dover White by one clear step. On its own it passes for white; beside white trim you see the gray.",
    kitchen:
      "Use it where white would glare: south windows, a glossy floor, many downlights. Warm wood nearby turns it gray, glass keeps it fresh.",
  },

  // Essex
  eswt: {
    color:
      "The brightest of JSI's whites, with very little yellow. On a frame this wide it makes a large, even face.",
    kitchen:
      "Wide rails leave room for long pulls, set across the doors as well as the drawers. On cabinets under twelve inches the panel gets slim, so ask us for a drawing first.",
  },
  estf: {
    color:
      "Brown-gray, like the underside of a mushroom cap. It is darker than Greige by several steps and keeps its warmth in the shade.",
    kitchen:
      "Deep enough for base cabinets and soft enough for a whole kitchen. Grease and dust show less on it than on white or charcoal.",
  },
  esdw: {
    color:
      "Weathered gray-brown with the grain in plain view. Stiles and rails take the stain at slightly different depths, because the wood runs in two directions.",
    kitchen:
      "Give it one long surface: the back of an island, a pantry wall. Black iron and gray stone go with it, red-brown floors do not.",
  },
  esnw: {
    color: "A smoky blue-gray, far lighter than Navy. Under clouds it is gray, in the sun it is blue.",
    kitchen:
      "An easy first step away from white. White oak and marble-look tops lift it; a gray floor takes the blue out of it.",
  },

  // Trenton, the earlier line
  trwt: {
    color:
      "The soft white that Yarmouth has, too. Inside every frame the cove draws a gray line, so a row of doors does not blur into one.",
    kitchen:
      "The natural partner of a colored Trenton island, since profile and proportions are the same. Wipe along the cove, not across it.",
  },
  trtf: {
    color:
      "Brown-gray paint with a darker outline where the cove turns. It looks deeper here than on Essex's flat frame.",
    kitchen:
      "For houses with boots by the door: mud and scuffs stay discreet. Add light from above, since the color takes up a good deal of it.",
  },

  // USCD Shaker
  wtse: {
    color:
      "A neutral white, neither blue nor cream, and the steadiest of our whites from one lamp to the next. Antique White looks like butter beside it.",
    kitchen:
      "It meets white appliances and outlet plates without a visible step. Set the pulls where hands will land, and the doors stay clean longer.",
  },
  awsk: {
    color:
      "A creamy white with yellow in it. Bright white tile makes it look plainly cream, so choose tile and trim to go with it.",
    kitchen:
      "Small marks read as age on it rather than dirt. If you paint the walls, stay on the warm side: a cool gray beside it turns the doors yellow.",
  },
  dvsk: {
    color:
      "An off-white with gray in it. In a dim room it passes for white, under a white ceiling it stands apart.",
    kitchen:
      "Every metal goes with it, so you can keep the faucet you have. It brightens a room nearly as well as white and shows half as much.",
  },
  gyse: {
    color:
      "A middle gray that leans nowhere. Hold other grays against it and you see at once which are warm and which are cool.",
    kitchen:
      "Give it a light counter and a warm floor, or it can feel like an office. Wood stools and white grout help.",
  },
  bksr: {
    color:
      "A deep, slightly soft black. In direct sun you see its satin sheen, in the shade the frames all but vanish.",
    kitchen:
      "Black shows flour, dust and dried drops, so keep a cloth within reach. It also asks for more light than you think: plan for strips under the wall cabinets.",
  },
  hysk: {
    color:
      "A golden amber that lets arches and knots show. Fresh doors are a little paler; the wood mellows in its first year.",
    kitchen:
      "It echoes older oak trim without copying it. Greens and blacks cool the yellow down, pink-toned floors fight with it.",
  },
  cinsk: {
    color:
      "Gray-brown with black in the grain, the darkest stain on USCD's shaker door. It is warmer than Charcoal paint and less even.",
    kitchen:
      "A way to a dark kitchen that hides smudges better than paint does. Choose a honed or leathered counter; polish makes it severe.",
  },
  ivys: {
    color:
      "Blue-green and dark, nearer to black than to grass. Daylight brings the green out and lamplight takes it back.",
    kitchen:
      "Walnut, cane and aged brass are good company. For a whole kitchen keep counters and floor pale, or use it below the counter alone.",
  },

  // Edgeline
  egw: {
    color:
      "A clear white with a hint of warmth. So slim a frame casts only a thin line, and the door looks whiter than a broad shaker does.",
    kitchen:
      "Wide drawers look elegant in it, and stacks of them as regular as ruled paper. The frame leaves no room for chunky pulls: choose slender bars.",
  },

  // Oxford
  oxm: {
    color:
      "A pale gray with a breath of green, close to Amesbury's Mist and a little lighter. The curve lets it shift between two tones.",
    kitchen:
      "A little dust stays in the lower bend; a soft brush reaches it better than a cloth. Satin nickel keeps the color cool, brass turns it green.",
  },
  oxt: {
    color:
      "A medium brown on the warm side of neutral, lighter than Upton. The grain is lively on the panel and calmer on the frame.",
    kitchen:
      "Put cream or soft white next to it rather than gray. The rounded edge wears well, since it has no sharp corner to chip.",
  },
  oxw: {
    color:
      "A soft white that takes its character from shadow: quiet in even light, lively when the light comes from one side.",
    kitchen:
      "If your room has a single large window, this is the white to look at first. Small round knobs suit the curve better than long bars do.",
  },
  oxs: {
    color:
      "A dusty green, a touch lighter than Yarmouth's Sage. The ogee outlines each panel, and the doors look painted by hand.",
    kitchen:
      "It likes natural company: butcher block, linen, unglazed tile. Cool white lamps make it gray, so check your bulbs before you blame the paint.",
  },

  // Torrance
  torw: {
    color: "A warm white with a calm face. Tall rails mean more frame and less panel, and so less shadow.",
    kitchen:
      "Over a refrigerator, where doors are low and wide, the tall rails leave little panel: ask us for a drawing before you decide. On tall pantry doors there is no better proportion.",
  },

  // Casselberry
  sdcb: {
    color:
      "A red-brown stain, warmer than Upton's and a little lighter. The steps of the panel hold it in darker lines that show from across the room.",
    kitchen:
      "Leave wide aisles and plain walls around a door with this much to look at. Dust settles on the steps; a soft brush once a week is enough.",
  },
  awcr: {
    color:
      "Cream rather than white, with a soft shadow on each step. It looks fuller here than on USCD's flat shaker.",
    kitchen:
      "Paint the trim of the room in the same cream, because bright white beside it looks stark. Glazed tile and dark wood floors both flatter it.",
  },

  // Torino
  tdwd: {
    color:
      "Dark brown, nearly black in the evening; by day the figure comes forward. It is more even from door to door than stained lumber.",
    kitchen:
      "Smudges show on dark fronts, so use pulls rather than bare edges where hands reach often. A light floor keeps the room from closing in.",
  },
  tgwd: {
    color: "A silvered gray-brown that leans neither blue nor pink, so it sits beside most floors.",
    kitchen:
      "Straight grain makes a crooked gap visible: have the doors aligned after the counter is on. Black, white and brushed steel all go with it.",
  },
  twpn: {
    color:
      "A straw tone, lighter than an oak floor and yellower than any of our whites. The grain wanders without drawing attention.",
    kitchen:
      "Strong sun can wash it out, and a darker counter gives the room an anchor. Crumbs and prints hardly show on it.",
  },

  // Verona
  vmnt: {
    color:
      "Darker than JSI's painted navy and without its sheen. The matte face swallows highlights, so it is one color from every side.",
    kitchen:
      "Prints fade on it, but cooking oil leaves a trace: wipe it off the same day. Bright metal looks jewel-like against it.",
  },
  vpbc: {
    color: "White without a trace of gloss, softer than Palermo and free of reflections.",
    kitchen:
      "Use it where glare would bother you, across from large windows or under spotlights. Do not let coffee or turmeric sit on it overnight.",
  },

  // Palermo
  pmgw: {
    color:
      "A cool, bright white that takes on what stands across from it: a green lawn outside the window shows in the doors.",
    kitchen:
      "Gloss makes a small kitchen look larger and shows prints on the handle side, so choose pulls with room for your fingers. Even a dry paper towel can leave scratches.",
  },
};
