import BookOpen from 'virtual:lucide/book-open'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'

export function AllRecipesLink() {
  return (
    <Link to={paths['app.recipes']} className={buttonLook({ look: 'ghost', size: 'sm' })}>
      <BookOpen aria-hidden className="size-4.5" />
      All recipes
    </Link>
  )
}
