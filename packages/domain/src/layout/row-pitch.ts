const radians = Math.PI / 180

/** Degrees of the earth's axis: how far north the sun stands above the tropic on 21 June. */
const solstice = 23.45
/** Degrees; a lower sun is not counted with, because its rows would stand too far apart (C-181). */
const lowestSun = 20

/** Height of the sun at noon of the day with the least sun, degrees; the latitude is south negative (C-181). */
export const noonHeight = (latitude: number): number => Math.max(lowestSun, 90 - Math.abs(latitude) - solstice)

export type TiltedRow = {
  /** Millimetres along the slope. */
  readonly lengthMm: number
  /** Degrees from the horizontal. */
  readonly tilt: number
  /** Degrees, south negative. */
  readonly latitude: number
}

/**
 * Millimetres between the front edges of two rows, so that one does not shade the next at noon of 21 June; rounded up
 * (GRID-007, C-181).
 */
export const rowPitch = ({ lengthMm, tilt, latitude }: TiltedRow): number => {
  const beta = tilt * radians
  const shadow = Math.sin(beta) / Math.tan(noonHeight(latitude) * radians)
  // The product of doubles may be a little above a whole millimetre.
  return Math.ceil(lengthMm * (Math.cos(beta) + shadow) - 1e-6)
}
