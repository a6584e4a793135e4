/** A plate of our own that has been eaten clean, but for the crumbs; decoration. */
export function EmptyPlate() {
  return (
    <svg viewBox="-110 -110 220 224" aria-hidden className="size-40">
      <circle cy={6} r={104} fill="#000" fillOpacity={0.16} />
      <circle r={104} fill="#fffbef" />
      <circle r={78} fill="#f3ead3" stroke="#e4d8b8" strokeWidth={2} />
      <g fill="#c98f3c">
        <circle cx={-18} cy={22} r={4} />
        <circle cx={2} cy={34} r={2.5} />
        <circle cx={14} cy={18} r={3} />
      </g>
      <path d="M20 -40q22 4 20 26q-22 -2 -20 -26z" fill="#6fa45c" />
    </svg>
  )
}
