import type { PictureRecipe, RecipePicture } from '../pictures/picture-recipe.ts'
import { pictureRecipeOf } from '../recipes/picture-recipe-of.ts'
import { categoryOf, type Recipe } from '../recipes/recipe.ts'

export type DrawPlate = (recipe: PictureRecipe) => RecipePicture

const style = `body{font:14px/1.4 system-ui,sans-serif;margin:24px;background:#fff;color:#222}
body.dark{background:#14181a;color:#eee}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(240px,1fr));gap:20px}
figure{margin:0}img{max-width:100%;display:block}.small img{width:96px;height:96px}
figcaption{margin-top:6px}i{opacity:.7}`

/** Every picture large and small on one page, in both themes, for a pair of eyes. */
export function contactSheet(recipes: readonly Recipe[], draw: DrawPlate): string {
  const figures = recipes.map((recipe) => figureFor(recipe, draw(pictureRecipeOf(recipe))))
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>
<label><input type="checkbox" onchange="document.body.classList.toggle('dark')"> Dark</label>
<p>${recipes.length} pictures</p><main>${figures.join('\n')}</main></html>`
}

function figureFor(recipe: Recipe, { featured, small, alt }: RecipePicture): string {
  const caption = `<b>${escapeXml(recipe.title)}</b><br>${categoryOf(recipe)}, ${recipe.slug}<br><i>${escapeXml(alt)}</i>`
  return `<figure>${framePlate(featured)}<div class="small">${framePlate(small)}</div><figcaption>${caption}</figcaption></figure>`
}

/** Each picture in a document of its own, so that one's ids can't paint another. */
export function framePlate(svg: string): string {
  return `<img alt="" src="data:image/svg+xml,${encodeURIComponent(svg)}">`
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
