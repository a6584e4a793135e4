import { createElement, type ReactElement, type SVGProps } from 'react'

export type Icon = (props: SVGProps<SVGSVGElement>) => ReactElement

/** An element of a drawing: a path, a circle … */
type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

const look: SVGProps<SVGSVGElement> = {
  viewBox: '0 0 24 24',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}

/** A component that draws an icon. It is decoration unless it has a name. */
export function createIcon(shapes: readonly Shape[]): Icon {
  return (props) => {
    const isDecoration = props['aria-label'] === undefined
    const drawn = shapes.map(([tag, attributes]) => createElement(tag, attributes))
    return createElement('svg', { ...look, 'aria-hidden': isDecoration, ...props }, ...drawn)
  }
}
