import type { CityIrradiation } from './city-irradiation.ts'

/** How the modules lie: degrees from the horizontal, and degrees from north clockwise (YLD-006). */
export type Plane = { readonly tilt: number; readonly azimuth: number }

/** The mean day of each month, as a day of the year (C-160). */
const meanDays = [17, 47, 75, 105, 135, 162, 198, 228, 258, 288, 318, 344] as const

/** W/m² outside the atmosphere. */
const solarConstant = 1367

/** The share of the irradiation that the ground reflects. */
const albedo = 0.2

/** The hour angles of 144 steps of ten minutes, in degrees. */
const hourAngles = Array.from({ length: 144 }, (_, step) => -178.75 + 2.5 * step)

/** Below this cosine the sun is too near the horizon to count. */
const lowestSun = 0.05

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180
const sin = (degrees: number): number => Math.sin(toRadians(degrees))
const cos = (degrees: number): number => Math.cos(toRadians(degrees))
const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** The sun of a month at a latitude: declination and sunset hour angle, in degrees. */
type Sun = { readonly latitude: number; readonly declination: number; readonly sunset: number }

const findSun = (latitude: number, day: number): Sun => {
  const declination = 23.45 * sin((360 * (284 + day)) / 365)
  const cosSunset = -Math.tan(toRadians(latitude)) * Math.tan(toRadians(declination))
  return { latitude, declination, sunset: (Math.acos(clamp(cosSunset, -1, 1)) * 180) / Math.PI }
}

/** Wh/m² of the day outside the atmosphere. */
const computeExtraterrestrial = ({ latitude, declination, sunset }: Sun, day: number): number =>
  (24 / Math.PI) *
  solarConstant *
  (1 + 0.033 * cos((360 * day) / 365)) *
  (cos(latitude) * cos(declination) * sin(sunset) + toRadians(sunset) * sin(latitude) * sin(declination))

/** The diffuse share of a month after Erbs, from its clearness (C-160). */
const computeDiffuseShare = (clearness: number, sunset: number): number => {
  const [constant, linear, square, cube] =
    sunset <= 81.4 ? [1.391, -3.56, 4.189, -2.137] : [1.311, -3.022, 3.427, -1.821]
  return constant + linear * clearness + square * clearness ** 2 + cube * clearness ** 3
}

/** The cosine of the angle between the sun and the normal of the plane; `surface` is the azimuth from south. */
const computeIncidence = (
  { latitude, declination }: Sun,
  { tilt, surface, hour }: Readonly<Record<string, number>>,
) => {
  const [beta = 0, gamma = 0, omega = 0] = [tilt, surface, hour]
  return (
    sin(declination) * sin(latitude) * cos(beta) -
    sin(declination) * cos(latitude) * sin(beta) * cos(gamma) +
    cos(declination) * cos(latitude) * cos(beta) * cos(omega) +
    cos(declination) * sin(latitude) * sin(beta) * cos(gamma) * cos(omega) +
    cos(declination) * sin(beta) * sin(gamma) * sin(omega)
  )
}

/** Irradiation of one step: on the horizontal and on the plane, in the same unit. */
type Step = { readonly flat: number; readonly tilted: number }

const computeStep = (
  sun: Sun,
  { tilt, azimuth }: Plane,
  { hour, diffuseShare }: { hour: number; diffuseShare: number },
): Step => {
  const cosZenith = cos(sun.latitude) * cos(sun.declination) * cos(hour) + sin(sun.latitude) * sin(sun.declination)
  if (cosZenith < lowestSun) return { flat: 0, tilted: 0 }
  const x = cos(hour) - cos(sun.sunset)
  const a = 0.409 + 0.5016 * sin(sun.sunset - 60)
  const b = 0.6609 - 0.4767 * sin(sun.sunset - 60)
  const flat = (a + b * cos(hour)) * x
  const diffuse = diffuseShare * x
  const beam = Math.max(0, flat - diffuse)
  const incidence = Math.max(0, computeIncidence(sun, { tilt, surface: azimuth - 180, hour }))
  const sky = (diffuse * (1 + cos(tilt))) / 2
  const ground = (albedo * flat * (1 - cos(tilt))) / 2
  return { flat, tilted: (beam * incidence) / cosZenith + sky + ground }
}

const computeMonth = (latitude: number, plane: Plane, { day, horizontal }: { day: number; horizontal: number }) => {
  const sun = findSun(latitude, day)
  const clearness = clamp(horizontal / computeExtraterrestrial(sun, day), 0.3, 0.8)
  const diffuseShare = computeDiffuseShare(clearness, sun.sunset)
  const steps = hourAngles.map((hour) => computeStep(sun, plane, { hour, diffuseShare }))
  const sum = (part: keyof Step) => steps.reduce((total, step) => total + step[part], 0)
  return sum('tilted') / sum('flat')
}

/**
 * The irradiation on the plane of the modules over that on the horizontal, January to December: isotropic sky of Liu and
 * Jordan, diffuse share of Erbs, without horizon or terrain (YLD-004, C-160). A flat plane has exactly 1.
 */
export const computeTiltFactors = (
  { latitude, monthly }: Pick<CityIrradiation, 'latitude' | 'monthly'>,
  plane: Plane,
): readonly number[] =>
  meanDays.map((day, month) =>
    plane.tilt === 0 ? 1 : computeMonth(latitude, plane, { day, horizontal: monthly[month] ?? 0 }),
  )
