import Plus from 'virtual:lucide/plus'
import { Outlet, useLocation, useMatch } from 'react-router'
import { paths } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { Link } from '#ui/link.tsx'

const tabs = [
  { to: paths['app.recipes'], label: 'All' },
  { to: paths['app.recipes.yours'], label: 'Yours' },
  { to: paths['app.recipes.liked'], label: 'Liked' },
  { to: paths['app.recipes.avoided'], label: 'Avoided' },
] as const

/** [MAP-5] The place of all recipes: what one may eat, what is one’s own, and what was liked and avoided, each at its address. */
export default function RecipePlace() {
  const { pathname } = useLocation()
  const isYours = useMatch(paths['app.recipes.yours']) !== null
  return (
    <div data-wide className="grid gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1>Recipes</h1>
        {!isYours && (
          <Link to={paths['app.recipes.yours']} className={buttonLook({ look: 'ghost', size: 'sm' })}>
            <Plus aria-hidden className="size-4.5" />
            Add your own
          </Link>
        )}
      </header>
      <nav aria-label="Recipes" className="flex max-w-xl gap-1 rounded-full bg-sunk p-1">
        {tabs.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            aria-current={pathname === to ? 'page' : undefined}
            className="grid min-h-11 flex-1 place-items-center rounded-full px-2 text-sm font-bold whitespace-nowrap text-muted transition hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-raised dark:aria-[current=page]:bg-hairline forced-colors:aria-[current=page]:outline-2"
          >
            {label}
          </Link>
        ))}
      </nav>
      <Outlet />
    </div>
  )
}
