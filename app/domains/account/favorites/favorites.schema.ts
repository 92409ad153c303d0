import { z } from "zod";
import { isStyleCode } from "~/domains/catalog/favorites/style-codes";
import { maxFavorites } from "~/domains/catalog/favorites/use-favorites";

const codesSchema = z.array(z.string().refine(isStyleCode)).max(maxFavorites).default([]);

/** The body of PATCH /api/my-account/favorites: codes of styles to add and to remove. */
export const favoritesChangeSchema = z.object({ add: codesSchema, remove: codesSchema });
