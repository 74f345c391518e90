/** Seats round a table, and the path of the Token between them. Pure geometry, in per cent of a square. */

export interface Point {
  x: number;
  y: number;
}

const CENTRE = 50;

/** Where each of n seats is: the first at the top, the others clockwise. */
export function seatsAround(n: number, radius: number): Point[] {
  return Array.from({ length: n }, (_, i) => {
    const angle = (2 * Math.PI * i) / n - Math.PI / 2;
    return { x: round(CENTRE + radius * Math.cos(angle)), y: round(CENTRE + radius * Math.sin(angle)) };
  });
}

/**
 * A path through the seats of a route, numbered from 1. From a seat to its neighbour it runs along the table's edge, to any
 * other straight across.
 */
export function routePath(route: readonly number[], n: number, radius: number): string {
  const places = seatsAround(n, radius);
  return route
    .map((seat, i) => {
      const { x, y } = places[seat - 1]!;
      const last = route[i - 1];
      if (last === undefined) return `M${x} ${y}`;
      const by = (seat - last + n) % n;
      if (by === 1) return `A${radius} ${radius} 0 0 1 ${x} ${y}`;
      if (by === n - 1) return `A${radius} ${radius} 0 0 0 ${x} ${y}`;
      return `L${x} ${y}`;
    })
    .join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
