"use strict";
// Loaded before scripts/start.cjs, it makes this Node look like an old one.
Object.defineProperty(process.versions, "node", { value: "18.20.4" });
