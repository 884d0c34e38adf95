import { fileBody } from '@girassol/contract/http/file'
import { floorRoles, usualFloors } from '@girassol/domain/negotiations'
import { onePixelPng } from '@girassol/test-data/files'
import { z } from 'zod'

/** A usual value for a field of this name, so that a well-formed call fits the demonstration. */
const usualValues: Readonly<Record<string, unknown>> = {
  holdDaysStaff: 15,
  approvalDays: 5,
  offerHours: 48,
  floors: [floorRoles.map((role) => ({ role, floor: usualFloors[role] }))],
  url: 'https://exemplo.com.br/',
  site: 'https://exemplo.com.br/',
  id: ['10010005', 'active-season'],
  ids: '10001,10002',
  erpCode: '10010005',
  code: '10010005',
  urlId: '10010005',
  moduleId: '10010005',
  chosenModuleId: '10010005',
  inverterId: '10100003',
  chosenInverterId: '10100003',
  inverterBrandId: '201',
  roofTypeId: 1,
  power: 5.5,
  cityCode: '3550308',
  sha256: 'a'.repeat(64),
  performanceRatio: 78,
  start: '2027-01',
  yields: [Array(12).fill(500)],
  name: ['00000000-0000-4000-8000-000000000000.png', `${'0'.repeat(32)}.png`],
  partnerBirthDate: '1985-03-14',
  question1: 'Mais de 3 anos',
  question2: 'De 50 a 100',
  question3: 'Comercial',
  question4: 'De 20 a 100 kWp',
  question5: 'De 5 a 15',
  picture: onePixelPng,
  erpTenantId: '01,01',
  branch: '01,01',
  items: '10010005:10,10100003:1',
  status: 'INVOICE',
  grossCommission: 10,
  documentType: 'F',
  document: '52998224725',
  cnpj: '11222333000181',
  phone: '11987654321',
  separationWeek: [[0, 12, 12, 12, 12, 12, 0]],
  serialGroups: [['1001', '1010']],
  hasIe: false,
  cep: '01310100',
  addressCep: '01310100',
  city: '3550308',
  cities: [['3550308']],
  erpState: 'SP',
  erpCity: '3550308',
  erpCityName: 'São Paulo',
  password: 'Girassol@2026',
  password_confirmation: 'Girassol@2026',
}

/** Tried in this order: the first value that the schema accepts is the sample. */
const candidates: readonly unknown[] = [
  1,
  'a',
  '1',
  true,
  'SP',
  '01310100',
  '10010005',
  '52998224725',
  '11222333000181',
  '11987654321',
  'alguem@girassol.demo',
  '2026-12-01',
  '2026-12-01T12:00:00.000Z',
  'Girassol@2026',
  '2e9a1e0c-5d0a-4f5e-9d53-0a4f2b7c1d11',
  0.5,
  100,
  [],
  {},
  null,
]

const { core } = z

/** The schemas of zod and of zod/mini, which forms load, share these classes. */
export type Schema = z.core.$ZodType

type Wrapper =
  | z.core.$ZodOptional
  | z.core.$ZodNullable
  | z.core.$ZodDefault
  | z.core.$ZodPrefault
  | z.core.$ZodReadonly
  | z.core.$ZodCatch

const wrappers = [
  core.$ZodOptional,
  core.$ZodNullable,
  core.$ZodDefault,
  core.$ZodPrefault,
  core.$ZodReadonly,
  core.$ZodCatch,
]

const isWrapper = (schema: unknown): schema is Wrapper => wrappers.some((kind) => schema instanceof kind)

/** The inner schema, without optional, nullable and transform wrappers. */
export const unwrapSchema = (schema: unknown): Schema => {
  if (isWrapper(schema)) return unwrapSchema(schema._zod.def.innerType)
  if (schema instanceof core.$ZodPipe) {
    const { in: first, out } = schema._zod.def
    return unwrapSchema(first instanceof core.$ZodTransform ? out : first)
  }
  return schema as Schema
}

export const accepts = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success

/** What the schema finds wrong with a value and where; null for a value that it accepts. */
export const describeRefusal = (schema: Schema, value: unknown): string | null => {
  const { error } = z.safeParse(schema, value)
  return error === undefined ? null : JSON.stringify(error.issues)
}

const mayBeAbsent = (schema: Schema): boolean => accepts(schema, undefined)

/** A text of digits is not used for a number, because the test decides which record a number names. */
const findUsualValue = (name: string, schema: Schema): unknown => {
  const isNumber = unwrapSchema(schema) instanceof core.$ZodNumber
  return [usualValues[name]]
    .flat()
    .find((value) => value !== undefined && !(isNumber && typeof value === 'string') && accepts(schema, value))
}

const makeObjectSample = (object: z.core.$ZodObject): unknown =>
  Object.fromEntries(
    Object.entries(object._zod.def.shape).flatMap(([name, schema]) => {
      const usual = findUsualValue(name, schema)
      if (usual !== undefined) return [[name, usual]]
      return mayBeAbsent(schema) ? [] : [[name, makeSample(schema)]]
    }),
  )

const findSample = (schema: Schema): unknown => {
  if (schema === fileBody) return Buffer.from('a')
  const inner = unwrapSchema(schema)
  if (inner instanceof core.$ZodObject) return makeObjectSample(inner)
  if (inner instanceof core.$ZodArray) {
    const element = makeSample(inner._zod.def.element)
    // The only lists of a fixed length are those of the months of a year.
    const ofMonths = Array(12).fill(element)
    return accepts(schema, ofMonths) && !accepts(schema, [element]) ? ofMonths : [element]
  }
  if (inner instanceof core.$ZodEnum) return Object.values(inner._zod.def.entries)[0]
  if (inner instanceof core.$ZodLiteral) return inner._zod.def.values[0]
  if (inner instanceof core.$ZodUnion) return makeSample(inner._zod.def.options[0] as Schema)
  return candidates.find((value) => accepts(schema, value))
}

/** The tests that walk over the contract need each sample dozens of times, and none of them changes it. */
const samples = new WeakMap<Schema, unknown>()

/** A value that the schema accepts; optional fields are included only if a usual value is known. */
export const makeSample = (schema: Schema): unknown => {
  if (!samples.has(schema)) samples.set(schema, findSample(schema))
  return samples.get(schema)
}

/** A place in a request: a whole part, or a field at any depth. */
export type Field = { readonly path: readonly (string | number)[]; readonly schema: Schema }

/** Every field of a part, including its objects and lists; the part itself is first. */
export const listFields = (schema: Schema, path: Field['path'] = []): readonly Field[] => {
  const inner = unwrapSchema(schema)
  const own = { path, schema }
  if (inner instanceof core.$ZodObject) {
    const { shape } = inner._zod.def
    return [own, ...Object.entries(shape).flatMap(([name, field]) => listFields(field, [...path, name]))]
  }
  if (inner instanceof core.$ZodArray) return [own, ...listFields(inner._zod.def.element, [...path, 0])]
  return [own]
}

/** The same value with another one at the path; missing objects and lists on the way are created. */
export const withValueAt = (whole: unknown, [step, ...rest]: Field['path'], value: unknown): unknown => {
  if (step === undefined) return value
  if (typeof step === 'number') return [withValueAt((whole as unknown[] | undefined)?.[0], rest, value)]
  const object = (whole ?? {}) as Record<string, unknown>
  return { ...object, [step]: withValueAt(object[step], rest, value) }
}
