type FaqBlock = Readonly<Record<string, unknown>> | undefined;

/** Requires chosen questions, a topic, or both. */
export function validateQuestionsOrTopic(block: FaqBlock) {
  const isAnyPicked = Array.isArray(block?.faqs) && block.faqs.length > 0;
  return block?.category || isAnyPicked ? true : "Pick a topic, or at least one question.";
}

/** Requires a title, unless the block has a topic, whose title it shows. */
export function validateTitleOrTopic(block: FaqBlock) {
  return block?.category || block?.title ? true : "Questions without a topic need a title.";
}
