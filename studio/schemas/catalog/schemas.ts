import type { SchemaTypeDefinition } from "sanity";
import { brand } from "./brand";
import { category } from "./category";
import { finishGroup, finishItem } from "./finishes";
import { sampleDoor } from "./sample-door";
import { specGroup, specifications, specProp } from "./specifications";
import { style } from "./style";
import { visualizerRoom } from "./visualizer-room";

export const catalogSchemas: SchemaTypeDefinition[] = [
  brand,
  category,
  style,
  finishGroup,
  finishItem,
  sampleDoor,
  specGroup,
  specifications,
  specProp,
  visualizerRoom,
];
