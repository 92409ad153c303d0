import type { SchemaTypeDefinition } from "sanity";
import { brand } from "./brand";
import { category } from "./category";
import { finish } from "./finish";
import { finishGroup } from "./finishes";
import { sampleDoor } from "./sample-door";
import { specGroup, specifications, specProp, specSection } from "./specifications";
import { style } from "./style";
import { visualizerRoom } from "./visualizer-room";

export const catalogSchemas: SchemaTypeDefinition[] = [
  brand,
  category,
  style,
  finish,
  finishGroup,
  sampleDoor,
  specGroup,
  specifications,
  specProp,
  specSection,
  visualizerRoom,
];
