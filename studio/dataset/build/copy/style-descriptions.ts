// oxlint-disable max-lines -- a text for each line of doors
/** What each door is like to live with. One text per code: written by hand, never from a template. */
export const styleDescriptions: Readonly<Record<string, readonly string[]>> = {
  // Trenton Recessed: mitered frame, cove profile, flat recessed panel
  trnv: [
    "Navy is the color people come back for. On Trenton's mitered frame it reads almost black in the evening and clearly blue beside a window, with a soft line of light where the cove turns down to the panel.",
    "It carries an island by itself, and it sits comfortably under white wall cabinets or a pale stone. On a whole wall it asks for good light; on a single run it needs nothing but a calm room around it.",
  ],
  trry: [
    "Royal is a blue with nothing gray in it: bright, clean and happiest in a room with plenty of daylight. The recessed panel keeps the surface quiet so the color can do the talking.",
    "We like it for a pantry wall, a mudroom bench or one run of base cabinets rather than a whole kitchen.",
  ],
  trgr: [
    "Somewhere between gray and the color of dry wheat, Greige leans warm at noon and settles back to stone by lamplight. Trenton's coved inner edge gives it just enough shadow to look like furniture.",
    "Oak floors, unlacquered brass and linen all agree with it.",
  ],
  trlg: [
    "A pale, even gray that brightens a north-facing room without the glare of pure white. The mitered corners meet in a fine diagonal, so a long wall of doors keeps a steady rhythm.",
    "Pair it with a veined white top and it will look fresh for a long time.",
  ],
  trdg: [
    "Dark Gray is graphite with the edge taken off. Where charcoal can feel heavy over a full run, this one still shows the shape of the frame at arm's length.",
    "Put it on the base cabinets, keep the walls light, and let stainless appliances disappear into it.",
  ],

  // Yarmouth Slab: one flat panel
  yssg: [
    "A flat door in a garden green that has been standing in the sun a little. With no frame to draw lines, Sage becomes a calm field of color, and the grain of a wood counter stands out against it.",
    "It suits small kitchens especially well, because nothing breaks the surface up.",
  ],
  ysag: [
    "Augusta is the deeper of Yarmouth's two greens, close to the underside of an olive leaf. On a slab it looks architectural rather than rustic.",
    "Try it with black pulls and a honed dark stone, or let it stand alone as an island between white walls.",
  ],
  ysch: [
    "Charcoal on a slab door is about edges: thin, straight reveals from end to end and a surface that hardly reflects. Fingerprints show less than on true black, which the people who cook here will notice.",
    "A wall of tall units in this color makes ovens and refrigerator read as one dark block.",
  ],
  ysnv: [
    "The navy of JSI's framed doors, without the frame. Laid flat, the color looks inkier and more modern, and it takes a slim brass edge pull beautifully.",
    "Use it below the counter and keep open shelves above.",
  ],
  ysry: [
    "A confident blue on the plainest door we carry. Nothing softens it, so choose it on purpose: a coffee bar, a laundry wall, the inside of an alcove.",
    "In a white room it will look exactly as bright as the sample in your hand.",
  ],
  ysgr: [
    "Greige without any molding is as quiet as a cabinet gets. The slab lets plaster walls, stone and light set the mood, and the color simply holds them together.",
    "It is the one we suggest when a kitchen opens onto a living room and should not announce itself.",
  ],
  yslg: [
    "Light Gray in its simplest form: cool, smooth and even from one end of the room to the other. Daylight slides over it without catching on a profile.",
    "Concrete, white oak and matte white tile are its natural company.",
  ],
  ysdg: [
    "Dark Gray keeps a slab kitchen from feeling clinical. It is deep enough to ground the room, and there is warmth enough in it that evening light turns it toward slate.",
    "Choose integrated lighting under the wall units and the whole front will glow along its edges.",
  ],

  // Yarmouth Raised: ogee sticking, raised center
  yrsg: [
    "A raised center panel gives Sage two shades at once, lighter on the field and darker in the valley around it. The result is a green with some age to it, as if the kitchen had always been there.",
    "Cream walls and a butcher-block counter bring out the warmth.",
  ],
  yrag: [
    "Augusta on a raised door belongs in a house with deep windowsills. The molded edge throws a soft shadow that makes this green look richer than it does on the flat version.",
    "Aged bronze knobs and a farmhouse sink finish the thought.",
  ],
  yrcc: [
    "Traditional shape, modern color. Charcoal calms the movement of the raised panel, and what remains is a fine highlight that follows every molding.",
    "It makes a handsome library wall or bar, and an island that anchors a white kitchen.",
  ],
  yrnv: [
    "Navy and a raised panel are old friends: think of a painted chest in a captain's house. The valley around the panel stays nearly black while the field holds its blue.",
    "Polished nickel brightens it, and a marble-look top keeps it from feeling formal.",
  ],
  yrry: [
    "Few people expect a blue this lively on a door this classic, and that is the charm of it. The bevels break the color into lighter and darker bands through the day.",
    "One hutch or a butler's pantry in Royal is often enough.",
  ],
  yrgr: [
    "Greige softens the raised panel until it reads as texture more than ornament. Morning light makes it nearly cream, and a gray afternoon brings out the stone in it.",
    "A safe companion for existing oak trim you would rather not paint.",
  ],
  yrlg: [
    "Light Gray shows the work in a raised door. Each curve has its own tone, from almost white on the crest to pencil gray in the groove.",
    "Consider it for a bathroom vanity too, where the same detail looks jewel-like at small scale.",
  ],
  yrdg: [
    "A substantial door in a substantial gray. The raised field catches enough light to keep tall pantry doors from looking like a wall.",
    "It wears well in a busy kitchen, since scuffs and crumbs are far less visible than on white.",
  ],
  yrwt: [
    "White on a raised panel is the kitchen many of us grew up in, drawn a little cleaner. Shadows do all the decorating here, so the room changes with the hour.",
    "Add crown molding to the wall units and it will look built with the house.",
  ],
  yrdw: [
    "Driftwood is a stain, not a paint, and every door shows its own figure under a weathered gray-brown. The raised panel is cut from solid stock, so the grain runs over the bevels.",
    "Order the sample before you decide: no two boards are alike, and that is the point.",
  ],

  // Amesbury: shaker and beveled recess
  amwt: [
    "Five straight pieces and a soft warm white. Amesbury is the shaker door at its most restful, with a frame wide enough to feel solid and a flat panel set well back.",
    "If you are unsure where to begin, begin here and change the handles later.",
  ],
  amms: [
    "Mist is a gray with a breath of sea green, and on square-edged shaker frames it looks rinsed and light. It lifts a low ceiling without asking for attention.",
    "White tile with a gray joint and a pale oak floor are all it needs.",
  ],
  awrs: [
    "This is Amesbury's white door with a bevel between frame and panel. The slope catches a thin bright line and hides the crumbs that gather in a square corner, so wiping down takes one pass.",
    "People who want shaker, but not quite so plain, usually stop at this one.",
  ],
  amrc: [
    "A chamfered inner edge turns Mist from a flat color into a gradient, palest on the slope and deepest in the recess. The effect is gentle and a little coastal.",
    "Brushed nickel keeps it cool; a walnut board on the counter warms it up.",
  ],

  // Upton
  upbw: [
    "Upton is a brown that still looks like wood: medium in depth, with the arches of the grain left in plain view on the panel. The shaker frame keeps it from feeling heavy.",
    "Cream counters, soft white walls and warm metal make it a kitchen for long breakfasts.",
  ],
  upbr: [
    "The recessed Upton adds a slim bevel where panel meets frame, and the stain gathers there in a darker line. That small outline gives each door the look of a framed picture.",
    "It is lovely on a long island where people sit close enough to see the detail.",
  ],

  // Dover: raised with rounded sticking and a sloped panel
  dvwt: [
    "Dover's raised panel slopes rather than curves, so white stays crisp and the profile stays easy to clean. From across the room you see a calm rectangle; up close, a careful bevel.",
    "It bridges old and new in houses where the dining room is traditional and the kitchen is not.",
  ],
  dvcs: [
    "Castle is the color of limestone after rain. With Dover's sloped panel it has real depth, and it flatters both cool marble and honeyed floors.",
    "Ask for a sample if your walls are already gray: the warmth in it surprises people.",
  ],
  dvln: [
    "Lunar is white's cooler cousin, a silver that only shows itself next to true white. The broad bevel on each panel carries a clean highlight down the door.",
    "Chrome, glass and pale blue linens look made for it.",
  ],

  // Essex: broad shaker
  eswt: [
    "Essex has the broadest frame of the shaker doors we carry, almost three inches, and in white it looks sturdy and architectural. The wide rails leave room for long cup pulls.",
    "Tall doors benefit most: the proportions keep a full-height pantry from looking spindly.",
  ],
  estf: [
    "Truffle is a brown-gray that wears its paint like suede. On Essex's wide frame the color has space to shift from mushroom in the morning to cocoa after dark.",
    "Travertine, aged brass and a plaster hood sit happily beside it.",
  ],
  esdw: [
    "A stained Essex door lets you read the build: upright grain on the stiles, level grain on the rails, a straight-figured panel between them. Driftwood grays it down to the tone of a fence left to weather.",
    "In a mountain house, or a new one pretending to be, it is exactly right.",
  ],
  esnw: [
    "Norwich is a smoky blue that changes sides depending on the sky. Against white it looks blue; against navy it looks gray.",
    "We often use it on a window wall where the view should win.",
  ],

  // Trenton (earlier)
  trwt: [
    "The white Trenton is a mitered door with a cove along the inside, finer in detail than a shaker and quieter than a raised panel. It carries a painted kitchen with a tall ceiling especially well.",
    "Set it against a colored island and the profile will still hold its own.",
  ],
  trtf: [
    "Truffle in a mitered frame has a tailored look, like a well-cut coat. The cove darkens along its length and outlines each panel in a tone slightly deeper than the rest.",
    "Choose it for lower cabinets if you have children, a dog or both.",
  ],

  // USCD Shaker
  wtse: [
    "USCD's white shaker is the bright, clean one: a neutral white without yellow, on a frame with crisp square edges. It reflects light deep into narrow kitchens.",
    "Everything goes with it, so spend your courage on the backsplash.",
  ],
  awsk: [
    "Antique White has a drop of butter in it. On a plain shaker door the color looks softened by years of sun, and it keeps company with terracotta, pine and copper.",
    "Under warm bulbs it glows; under cool ones it steadies to cream.",
  ],
  dvsk: [
    "Dove is what you choose when white is too bright and gray is too much. It reads as off-white on its own and as the palest gray beside a white ceiling.",
    "A good answer for apartments and family kitchens alike, since it hides the day's fingerprints.",
  ],
  gyse: [
    "A true middle gray, neither blue nor brown. Shaker lines keep it practical and unfussy, and stainless appliances look like part of the plan.",
    "Stone with a bold vein gives it the contrast it likes.",
  ],
  bksr: [
    "Black on a shaker door is softer than it sounds. The frame gives the eye something to hold, and the satin finish turns light into a slow sheen instead of a glare.",
    "Try one tall pair around the refrigerator, or go all the way and keep the counter pale.",
  ],
  hysk: [
    "Honey brings back the golden kitchen with better manners: an even amber stain over open, arching grain, on a frame without a single curve. Light seems to come from inside it.",
    "Deep green tile or a matte black faucet makes it feel entirely of today.",
  ],
  cinsk: [
    "Cinder is a stain the color of charred driftwood. You see straight grain first and gray second, which gives a dark kitchen a texture that paint cannot.",
    "Leathered stone and warm white walls keep the balance.",
  ],
  ivys: [
    "Ivy is a deep, wet green, the shade of leaves on the north side of a house. The shaker frame draws it in clean lines, and brass pulls look as though they grew there.",
    "Start with an island. Many people come back for the rest.",
  ],

  // Edgeline
  egw: [
    "Edgeline trims the shaker frame down to under an inch. The white field between the lines is generous, so a wall of cabinets looks drawn with a sharp pencil.",
    "It gives a modern kitchen some relief without turning it traditional.",
  ],

  // Oxford
  oxm: [
    "Oxford's ogee edge is an S-shaped curve that ripples light around the panel. In Mist it looks like water over sand, pale and moving.",
    "Glass-front uppers and a simple white sink let it be the detail in the room.",
  ],
  oxt: [
    "Toffee is a medium stain with red kept well in check. The mitered ogee frame follows the grain around all four corners, as on a good picture frame.",
    "Cream paint on the island and Toffee on the walls makes a warm, settled pair.",
  ],
  oxw: [
    "White on an ogee profile is all about edges. A double line of light and shadow runs around every door and makes even a plain wall of cabinets look dressed.",
    "Crystal knobs would suit it, and so would nothing at all with push latches.",
  ],
  oxs: [
    "Oxford in Sage looks like a dresser found in the countryside and brought into town. The curve at the inner edge deepens to moss, while the panel stays soft and dusty.",
    "Ironstone dishes on open shelves complete the picture.",
  ],

  // Torrance
  torw: [
    "Torrance sets its top and bottom rails half again as tall as its stiles. That small change gives a white door poise, the way a wide margin does on a printed page.",
    "Choose it for drawers stacked three high, where the proportions really show.",
  ],

  // Casselberry
  sdcb: [
    "Casselberry is the most furniture-like door in the showroom: a stepped raised panel inside a double bead, mitered at the corners. Saddle stains it the brown of a well-kept bridle.",
    "Give it space, good light and a generous crown.",
  ],
  awcr: [
    "In Antique White the stepped panel of Casselberry shows every layer, one soft line inside the next. It suits rooms with plaster ceilings, tall baseboards and a table that seats ten.",
    "Crown molding, light rail and turned legs come in the same finish.",
  ],

  // Torino
  tdwd: [
    "Dark Wood lays one sweep of grain across a frameless slab. From a distance it is nearly black coffee; close by, the arches of the board come forward in brown and umber.",
    "White stone and thin black pulls sharpen it, and open shelving lets it breathe.",
  ],
  tgwd: [
    "Grey Wood is all straight lines: upright figure, silver tone, no frame. It makes a low room look taller and a new apartment look finished.",
    "Mix it with white slab uppers for a kitchen that stays light at eye level.",
  ],
  twpn: [
    "White Pine is the palest wood we carry, with a drifting grain the color of fresh shavings. On a slab door it feels Nordic, open and very calm.",
    "Set it beside matte black metal or keep everything tone on tone.",
  ],

  // Verona
  vmnt: [
    "Midnight Navy has a matte surface that drinks the light, with a soft, almost powdery feel under the hand. The thin slab makes the color look like a sheet of night.",
    "A brass lip pull along the top edge is the only ornament it asks for.",
  ],
  vpbc: [
    "Pure Blanc is matte white taken seriously: no gloss, no grain, no frame. Shadows fall across it as they do on plaster.",
    "It makes a small galley feel wider, and it disappears politely behind a beautiful table.",
  ],

  // Palermo
  pmgw: [
    "Gloss White throws the window back into the room. A clear top coat over the white gives Palermo a depth you can see from the side, like lacquer on a piano.",
    "Keep the counter quiet and the hardware hidden, and wipe it with nothing rougher than a soft cloth.",
  ],
};
