import { existsSync } from "node:fs";
import type { ComponentType } from "react";
import { describe, expect, expectTypeOf, it } from "vitest";
import { banner } from "~/blocks/banner/banner.content";
import { bannerProjection } from "~/blocks/banner/banner.projection.server";
import type { BlockSchema } from "~/blocks/block-schema";
import { blockTypes } from "~/blocks/block-types";
import type { BlockViewProps } from "~/blocks/block-view";
import { callToAction } from "~/blocks/call-to-action/call-to-action.content";
import { createProjection, type Projection, selectFields } from "~/blocks/projection.server";
import { stepList } from "~/blocks/step-list/step-list.content";
import type { blockViews } from "~/blocks/views";

const folderOf = (type: string) => type.replace(/[A-Z]/g, (character) => `-${character.toLowerCase()}`);

describe("a block of the page builder", () => {
  it.each(blockTypes)(
    "defines for the block %s a view, a content schema, a projection and a Studio schema",
    (type) => {
      const name = folderOf(type);
      const faces = [
        `app/blocks/${name}/${name}.tsx`,
        `app/blocks/${name}/${name}.content.ts`,
        `app/blocks/${name}/${name}.projection.server.ts`,
        `studio/schemas/blocks/${name}.ts`,
      ];
      expect(faces.filter((file) => !existsSync(file))).toEqual([]);
    },
  );

  // `npm run check` runs the type checks below. It fails on a type error and on an expected error that is missing.
  it("rejects a block under another block's name at compile time", () => {
    expectTypeOf(banner).toExtend<BlockSchema<"banner">>();
    expectTypeOf(callToAction).not.toExtend<BlockSchema<"banner">>();
    expectTypeOf(bannerProjection).toExtend<Projection<"banner">>();
    expectTypeOf(bannerProjection).not.toExtend<Projection<"callToAction">>();
    expectTypeOf<(typeof blockViews)["banner"]>().toExtend<ComponentType<BlockViewProps<"banner">>>();
    expectTypeOf<(typeof blockViews)["banner"]>().not.toExtend<
      ComponentType<BlockViewProps<"callToAction">>
    >();
    expectTypeOf<(typeof blockViews)["stepList"]>().not.toExtend<ComponentType<BlockViewProps<"cardGrid">>>();
  });

  it("rejects at compile time a query that omits a field of its content or requests an unused one", () => {
    // @ts-expect-error the query omits `steps`
    createProjection(stepList, selectFields("title", "description"));
    // @ts-expect-error the content has no field `author`
    createProjection(stepList, selectFields("title", "description", "steps", "author"));
    expect(
      createProjection(stepList, { ...selectFields("title", "description"), steps: "steps[]{...}" }),
    ).toEqual({
      of: "stepList",
      fields: '"title": title, "description": description, "steps": steps[]{...}',
    });
  });
});
