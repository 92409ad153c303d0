"use strict";

const quietMs = 2_000;
const repeatMs = 5_000;

/**
 * Runs a task. After two seconds it prints the title and the elapsed time.
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} work
 */
async function step(title, work) {
  const started = Date.now();
  let isSpeaking = false;
  const speak = () => {
    isSpeaking = true;
    console.log(`${title} … ${seconds(started)}`);
  };
  const first = setTimeout(speak, quietMs);
  const repeat = setInterval(() => isSpeaking && speak(), repeatMs);
  try {
    const result = await work();
    if (isSpeaking) console.log(`${title}: done in ${seconds(started)}`);
    return result;
  } finally {
    clearTimeout(first);
    clearInterval(repeat);
  }
}

/** @param {number} started */
function seconds(started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

/**
 * Returns the message of a thrown value.
 * @param {unknown} thrown
 */
function messageOf(thrown) {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

module.exports = { step, seconds, messageOf };
