import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { test } from "../fixtures";

/** Pastes an image as a browser does. */
export function pasteImage(element: Element, { name, base64 }: { name: string; base64: string }): void {
  const clipboardData = new DataTransfer();
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  clipboardData.items.add(new File([bytes], name, { type: "image/png" }));
  element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

/** Drops a file on the file input that covers the drop area, as a browser does. */
export async function dropFile(
  page: Page,
  dropTarget: Locator,
  name: string,
  content: Buffer,
): Promise<void> {
  const box = await dropTarget.boundingBox();
  if (!box) throw new Error("nowhere to drop");
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const path = join(test.info().outputPath(), name);
  await mkdir(test.info().outputPath(), { recursive: true });
  await writeFile(path, content);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await session.send("Input.dispatchDragEvent", { type, ...at, data });
  }
}
