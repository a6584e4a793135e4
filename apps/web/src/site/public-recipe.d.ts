import type { Recipe } from '@butterleaf/contract/recipes/calls';
/** One of those everybody may read. */
export interface PublicRecipe extends Recipe {
    slug: string;
    pictureAlt: string;
    /** As schema.org's Recipe. */
    structured: {
        description: string;
    };
}
