type Filled = Readonly<Record<string, unknown>> | undefined;

/** A block of questions shows those an editor picked, those of a topic, or both. */
export function questionsOrTopic(block: Filled) {
  const isAnyPicked = Array.isArray(block?.faqs) && block.faqs.length > 0;
  return block?.category || isAnyPicked ? true : "Pick a topic, or at least one question.";
}

/** A topic lends its title to the block. */
export function titleOrTopic(block: Filled) {
  return block?.category || block?.title ? true : "Questions without a topic need a title.";
}
