"use strict";
// `npm start` and `npm run dev`.
require("./start/node-version.cjs");
void require("./start/main.cjs").main(process.argv.slice(2));
