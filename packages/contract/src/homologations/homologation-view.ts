import { supplyNames } from '@girassol/domain/generator'
import { missingPartNames, packDocuments } from '@girassol/domain/homologation-pack'
import {
  consumptionClassNames,
  homologationLogKinds,
  homologationStatusNames,
  networkWorksNames,
} from '@girassol/domain/homologations'
import { z } from 'zod'
import { action, id } from '../http/fields.ts'
import { personalDocument, personalEmail, personalPhone, personalText } from '../http/personal-fields.ts'
import { sitePerson } from '../sites/site-fields.ts'

const status = z.enum(homologationStatusNames)

/** The order or budget that it belongs to, as of now; null when the budget was removed. */
const source = z.object({ kind: z.enum(['ORDER', 'BUDGET']), id }).nullable()

const day = z.string().nullable()

/** An open task of the site, as the list of what is missing shows it (SITE-010). */
const siteTask = z.object({
  id,
  title: z.string(),
  /** A day. */
  dueOn: z.string(),
  isLate: z.boolean(),
  responsible: sitePerson,
})

/** The site that it belongs to, with its open tasks, late ones first; null without one. */
const site = z.object({ id, title: z.string(), tasks: z.array(siteTask) }).nullable()

const piece = z.object({ code: z.string(), name: z.string() })
const pieceChange = z.object({ before: piece, after: piece.nullable() }).nullable()

const utilityDays = z.object({
  connection: z.number().int(),
  connectionWithWorks: z.number().int(),
  connectionWithMajorWorks: z.number().int(),
  inspection: z.number().int(),
})

/** One of the data without which the pack is a draft (C-178). */
const missingDatum = z.object({
  part: z.enum(missingPartNames),
  /** For the middle of a sentence: 'responsável técnico'. */
  name: z.string(),
  /** 'Informe o responsável técnico' */
  text: z.string(),
  /** Why the utility needs it. */
  reason: z.string(),
  /** The field of the edit that mends it, 'technician.name'; null where none does. */
  field: z.string().nullable(),
  /** `HOUSE`: only the distributor can, in its catalogue. */
  mendedBy: z.enum(['INTEGRATOR', 'HOUSE']),
  /** The product it is about. */
  code: z.string().nullable(),
  /** The parts of the pack that lack it (HOM-006). */
  documents: z.array(z.enum(packDocuments)),
  /** Of `HOUSE`: the last day on which the registration staff was notified; null when it was not. */
  noticedOn: z.string().nullable(),
  /** The open task of the site that is about it; null without one. */
  taskId: z.nullable(id),
})

const logEntry = z.object({
  id,
  at: z.string(),
  author: z.string(),
  kind: z.enum(homologationLogKinds),
  /** Of a move. */
  from: status.nullable(),
  to: status.nullable(),
  /** What the utility requested, or why it denied. */
  text: z.nullable(personalText),
})

/** A homologation with what it lacks and what may be done with it (HOM-001). */
export const homologationView = z.object({
  id,
  status,
  /** Counts the changes of the record; every write names the one it started from (C-152). */
  version: z.number().int(),
  source,
  siteId: z.nullable(id),
  site,
  createdAt: z.string(),
  createdBy: z.string(),
  updatedAt: z.string(),
  address: z.object({
    street: z.string().nullable(),
    number: z.string().nullable(),
    complement: z.string().nullable(),
    district: z.string().nullable(),
    cityCode: z.string().nullable(),
    /** 'São Paulo' and 'SP', of the city code. */
    cityName: z.string().nullable(),
    state: z.string().nullable(),
    postalCode: z.string().nullable(),
  }),
  supply: z.enum(supplyNames).nullable(),
  breakerA: z.number().int().nullable(),
  utility: z.object({ id, name: z.string(), portal: z.string().nullable(), days: utilityDays }).nullable(),
  consumerUnit: z.string().nullable(),
  /** The units that receive the credits, with their share in percent; empty without a list (C-178). */
  creditUnits: z.array(z.object({ consumerUnit: z.string(), share: z.number() })),
  holder: z.object({
    name: z.nullable(personalText),
    /** CPF or CNPJ, whole: the user edits it. Screens show a CPF masked. */
    document: z.nullable(personalDocument),
    email: z.nullable(personalEmail),
    phone: z.nullable(personalPhone),
  }),
  consumptionClass: z.enum(consumptionClassNames).nullable(),
  technician: z.object({
    name: z.nullable(personalText),
    register: z.string().nullable(),
    responsibility: z.string().nullable(),
  }),
  works: z.enum(networkWorksNames),
  protocol: z.string().nullable(),
  /** The day of each status that was reached. */
  dates: z.object({
    submittedOn: day,
    pendencyOn: day,
    issuedOn: day,
    inspectionOn: day,
    connectedOn: day,
    deniedOn: day,
  }),
  /** Of the open pendency. */
  pendencyText: z.nullable(personalText),
  denialText: z.nullable(personalText),
  /** The last day on which the utility may answer; null while it owes no answer (HOM-003). */
  dueOn: day,
  /** How many days it is past; 0 when it is not. */
  daysLate: z.number().int(),
  /** Of the kit, as of now; null without one. */
  equipment: z.object({ module: piece, inverter: piece }).nullable(),
  /** The items of the kit, as the equipment list has them. */
  products: z.array(z.object({ code: z.string(), name: z.string(), quantity: z.number().int() })),
  /** What differs from what was submitted (HOM-015). */
  equipmentChange: z.object({ module: pieceChange, inverter: pieceChange }).nullable(),
  missing: z.array(missingDatum),
  /** What the pack lacks and may be submitted without: a module without registration, a certificate. */
  warnings: z.array(z.object({ text: z.string(), code: z.string(), document: z.enum(packDocuments) })),
  /** The ZIP as it was submitted last. */
  submittedPack: z.object({ at: z.string(), sha256: z.string() }).nullable(),
  /** Newest first. */
  log: z.array(logEntry),
  actions: z.object({
    edit: action,
    /** To each status. */
    move: z.object({
      DOCUMENTS: action,
      SUBMITTED: action,
      PENDENCY: action,
      ISSUED: action,
      INSPECTION: action,
      CONNECTED: action,
      DENIED: action,
    }),
  }),
})
export type HomologationView = z.infer<typeof homologationView>

export const homologationRow = z.object({
  id,
  status,
  source,
  siteId: z.nullable(id),
  holderName: z.nullable(personalText),
  consumerUnit: z.string().nullable(),
  cityName: z.string().nullable(),
  state: z.string().nullable(),
  utility: z.object({ id, name: z.string() }).nullable(),
  protocol: z.string().nullable(),
  /** The day on which the status began. */
  statusOn: z.string(),
  dueOn: day,
  daysLate: z.number().int(),
  /** Whether module or inverter differ from what was submitted (HOM-015). */
  isEquipmentChanged: z.boolean(),
  updatedAt: z.string(),
})
export type HomologationRow = z.infer<typeof homologationRow>
