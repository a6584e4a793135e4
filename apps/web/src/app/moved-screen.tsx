import { matchPath, Navigate, useLocation } from 'react-router'
import { paths, pathTo, type RouteName } from '#lib/paths.ts'

/**
 * [MAP-5] Addresses that things had below Personalization, and where each leads now. Bookmarks, stored places and what is shared from a
 * phone keep them.
 */
const movedPaths: Readonly<Record<string, RouteName>> = {
  '/settings/personalization/history': 'app.history',
  '/settings/personalization/recipes': 'app.recipes.yours',
  '/settings/personalization/recipes/:recipeId': 'app.recipes.yours.recipe',
  [paths['settings.resources.interactions']]: 'app.recipes.liked',
}

/** It leads to the same thing where it is now, with all that the address says beside; what never was there, to Personalization. */
export default function MovedScreen() {
  const { pathname, search, hash, state } = useLocation()
  const to = Object.entries(movedPaths).flatMap(([path, name]) => {
    const { params } = matchPath(path, pathname) ?? {}
    return params ? [pathTo(name, params as Record<string, string>)] : []
  })[0]
  return <Navigate replace to={{ pathname: to ?? paths['settings.resources'], search, hash }} state={state} />
}
