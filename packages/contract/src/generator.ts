import { mostUnits } from '@girassol/domain/cart'
import { basketLightNames, kitLabelNames, nearestChangeNames, supplyNames } from '@girassol/domain/generator'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { availability, hiddenReais, id, productCode, text, uf, wantedUnits, wholeNumber } from './http/fields.ts'
import { layoutOrder } from './layout.ts'
import { decisionFields } from './orders/decision-figures.ts'
import { generatorOptions, orderView } from './orders.ts'

const flag = z.enum(['true', 'false']).optional()
const lookupQuery = { active: flag, isOnlineStore: flag }

export const listInverterBrands = endpoint({
  method: 'GET',
  path: '/inverter-brands',
  requires: 'store.use',
  summary: 'Brands that have inverters on sale.',
  query: z.object(lookupQuery),
  response: z.array(z.object({ id: z.string(), name: z.string() })),
})

export const listInverters = endpoint({
  method: 'GET',
  path: '/inverters',
  requires: 'catalogue.lookups',
  summary: 'Inverters, of one brand when told.',
  query: z.object({ ...lookupQuery, brandId: z.optional(text(10)) }),
  response: z.array(
    z.object({
      id: z.string(),
      inverterName: z.string(),
      inverterErpCode: z.string(),
      brandId: z.string(),
      /** W of nominal AC output. */
      power: z.number(),
      phases: z.number().int(),
      /** Output volts; null when they are the usual ones of its phases. */
      acVoltageV: z.number().nullable(),
    }),
  ),
})

export const listModules = endpoint({
  method: 'GET',
  path: '/modules',
  requires: 'catalogue.lookups',
  summary: 'Photovoltaic modules.',
  query: z.object(lookupQuery),
  response: z.array(z.object({ id: z.string(), name: z.string(), erpCode: z.string(), power: z.number() })),
})

export const listRoofTypes = endpoint({
  method: 'GET',
  path: '/roof-types',
  requires: 'store.use',
  summary: 'Roof types, by manufacturer reference when told (comma-joined).',
  query: z.object({ ...lookupQuery, moduleId: z.optional(text(30)), manufacturerReference: z.optional(text(100)) }),
  response: z.array(z.object({ id, name: z.string(), manufacturerReference: z.string() })),
})

/** One proposed kit with the figures of its comparison card. */
export const kitView = z.object({
  /** Why the rule proposes it; empty for the kit of the cart when the rule does not propose it. */
  tags: z.array(z.enum(['MELHOR_AJUSTE', 'MENOR_PRECO', 'MAIOR_EFICIENCIA'])),
  /** Its labels, compared with the other kits of the same response. */
  labels: z.array(z.enum(kitLabelNames)),
  moduleCode: z.string(),
  moduleName: z.string(),
  moduleBrand: z.string(),
  /** 'Mono PERC', 'TOPCon', 'Bifacial TOPCon'… */
  moduleTechnology: z.string(),
  modulePowerW: z.number(),
  /** 0…1. */
  moduleEfficiency: z.number(),
  inverterCode: z.string(),
  inverterName: z.string(),
  inverterBrand: z.string(),
  /** W of nominal AC output of one inverter. */
  inverterPowerW: z.number(),
  phases: z.number().int(),
  powerW: z.number(),
  modules: z.number().int(),
  inverters: z.number().int(),
  total: hiddenReais,
  /** Reais per Wp of this kit. */
  pricePerWp: hiddenReais,
  dcAcRatio: z.number(),
  ...decisionFields,
  /** '1 string de 10', '2 strings de 9 e 1 de 8', '4 entradas por microinversor'. */
  strings: z.string(),
  /** Volts at the lowest temperature, and the limit that applies. */
  stringVocMaxV: z.number(),
  voltageLimitV: z.number(),
  /** Volts at the highest temperature. */
  stringVmpMinV: z.number(),
  warnings: z.array(z.object({ code: z.string(), text: z.string() })),
  weightKg: z.number(),
  items: z.array(z.object({ code: z.string(), quantity: z.number().int() })),
  inCart: z.boolean(),
  /** What the layout of its modules is drawn from. */
  layout: layoutOrder,
})
export type KitView = z.infer<typeof kitView>

export const proposals = z.object({
  found: z.boolean(),
  /**
   * Why the chosen pair is impossible, in Portuguese: a short reason, and the limit with its figures; null when it
   * works.
   */
  reason: z.object({ code: z.string(), text: z.string(), detail: z.string().nullable() }).nullable(),
  kits: z.array(kitView),
  /** Kits near an impossible choice, each with the options that find it; empty when the choice works. */
  nearest: z.array(
    z.object({ change: z.enum(nearestChangeNames), kit: kitView, options: generatorOptions, roofName: z.string() }),
  ),
  site: z.object({ uf: z.string(), tMinC: z.number(), tMaxC: z.number() }),
  options: generatorOptions,
  cart: orderView.nullable(),
})
export type Proposals = z.infer<typeof proposals>

export const searchKits = endpoint({
  method: 'POST',
  path: '/invoice/cart/options',
  requires: 'store.use',
  summary:
    'Size the kit, put the best fit in the cart in place of an earlier kit, answer up to three to compare (C-22).',
  body: generatorOptions,
  response: proposals,
  callsPerMinute: 120,
})

export const readProposals = endpoint({
  method: 'GET',
  path: '/invoice/cart/options',
  requires: 'store.use',
  summary: 'The proposals for the options of the kit that is in the cart, computed again; 404 without one.',
  response: proposals,
})

export const swapKit = endpoint({
  method: 'POST',
  path: '/invoice/cart/options/swap',
  requires: 'store.use',
  summary: 'Put another of the proposed kits in the cart in place of the present one.',
  body: z.object({ ...generatorOptions.shape, chosenModuleId: text(30), chosenInverterId: text(30) }),
  response: proposals,
})

export const restoreKitItem = endpoint({
  method: 'POST',
  path: '/invoice/cart/options/item',
  requires: 'store.use',
  summary: 'Undo the removal of an item of the kit: as a part of the same kit, else as an item added by hand (C-32).',
  body: z.object({
    ...generatorOptions.shape,
    chosenModuleId: text(30),
    chosenInverterId: text(30),
    erpCode: productCode,
    quantity: wantedUnits,
    kitQuantity: wholeNumber(1, mostUnits),
  }),
  response: orderView,
})

export const structureLine = z.object({
  moduleId: text(30),
  roofTypeId: id,
  totalPanels: z.number().int().min(0).max(200),
  totalLines: z.number().int().min(0).max(1000),
})

const structureLines = z.object({ lines: z.array(structureLine).max(50) })

export const calculateCartStructure = endpoint({
  method: 'POST',
  path: '/invoice/cart/structure',
  requires: 'store.use',
  summary: 'Calculate the fixing structure of the lines and add its items to the cart.',
  body: structureLines,
  response: z.object({
    cart: orderView,
    products: z.array(
      z.object({ erpCode: z.string(), quantity: z.number().int(), availability: z.string().nullable() }),
    ),
  }),
})

export const calculateBudgetStructure = endpoint({
  method: 'POST',
  path: '/invoice/budget/structure/:id',
  requires: 'store.use',
  summary:
    'Calculate the fixing structure of the lines for a budget; nothing is saved, the editor merges the products.',
  params: z.object({ id }),
  body: structureLines,
  response: z.object({
    products: z.array(
      z.object({
        erpCode: z.string(),
        productName: z.string(),
        quantity: z.number().int(),
        unitValue: hiddenReais,
        /** Null when it cannot be delivered (C-28). */
        availability: z.nullable(availability),
      }),
    ),
  }),
})

/** '10010005:10,10100003:1': product codes with their quantities. */
const basketItems = z
  .string()
  .max(6000)
  .regex(/^[0-9A-Za-z.-]{1,30}:\d{1,5}(,[0-9A-Za-z.-]{1,30}:\d{1,5})*$/)

const site = { uf: z.optional(uf), roofTypeId: z.optional(id), supply: z.enum(supplyNames).optional() }

export const judgeBasket = endpoint({
  method: 'GET',
  path: '/generator/basket',
  requires: 'store.use',
  summary: 'Whether modules and inverters put together by hand work: green, yellow with remarks, red with the reason.',
  query: z.object({ items: basketItems, ...site }),
  response: z.object({
    /** Null while there are no modules or no inverters. */
    light: z.enum(basketLightNames).nullable(),
    remarks: z.array(z.object({ code: z.string(), text: z.string() })),
  }),
})

export const listImpossibleChoices = endpoint({
  method: 'GET',
  path: '/generator/impossible-choices',
  requires: 'store.use',
  summary: 'Which inverters of the brand, and which modules, make no kit with what is chosen so far, and why.',
  query: z.object({
    power: z.coerce.number<number>().min(0).max(200),
    inverterBrandId: text(10),
    inverterId: z.optional(text(30)),
    moduleId: z.optional(text(30)),
    ...site,
  }),
  response: z.object({
    inverters: z.array(z.object({ id: z.string(), reason: z.string() })),
    modules: z.array(z.object({ id: z.string(), reason: z.string() })),
  }),
})
