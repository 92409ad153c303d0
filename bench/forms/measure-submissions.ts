import { paths } from "~/kernel/paths";

const visitors = 16;

/**
 * Measures submissions of the contact form per second. Each response means that a row and its two emails are stored.
 */
export async function measureSubmissions(shopUrl: string, seconds: number) {
  const endsAt = performance.now() + seconds * 1_000;
  const startedAt = performance.now();
  let accepted = 0;
  let refused = 0;
  const statuses: Record<string, number> = {};
  const visit = async (visitor: number) => {
    for (let turn = 0; performance.now() < endsAt; turn += 1) {
      const status = await send(shopUrl, `10.${visitor}.${Math.floor(turn / 250)}.${turn % 250}`);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 200) accepted += 1;
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  const elapsed = (performance.now() - startedAt) / 1_000;
  return {
    perSecond: Math.round(accepted / elapsed),
    taken: accepted,
    refused,
    statuses,
    visitors,
    seconds: Math.round(elapsed),
  };
}

async function send(shopUrl: string, clientIp: string): Promise<number> {
  const formData = {
    first_name: "Ada",
    last_name: "Moss",
    email: `ada.${clientIp}@example.com`,
    topic: "Samples",
    message: "May I keep them longer?",
  };
  const answer = await fetch(shopUrl + paths.api.form("contact"), {
    method: "POST",
    headers: { "content-type": "application/json", origin: shopUrl, "x-forwarded-for": clientIp },
    body: JSON.stringify({ name: "contact", formData, openMs: 9_000 }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
