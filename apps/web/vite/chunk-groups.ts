import type { Rolldown } from 'vite'

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>
type Graph = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null }

/** The module and all its static imports; lazy imports are not followed. */
const importedBy = (graph: Graph, id: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) importedBy(graph, imported, found)
  return found
}

/** A module of Mantine, by the folder of its component. */
const mantine = (...components: readonly string[]): string =>
  `/@mantine/core/esm/components/(?:${components.join('|')})/`

const ui = (...names: readonly string[]): string => `/src/ui/(?:${names.join('|')})\\.`

const matching = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'))

/** The cards of the home, which it imports lazily, in its own file. */
const home = matching('/features/dashboard/home/(?:home-screen|home-list|[\\w-]+-card)\\.tsx')

/** What the button of the consultant needs. */
const consultant = matching(
  '/src/features/consultants/(?:consultant-button|use-consultant)\\.',
  '/domain/src/consultants/',
)

/** Shared modules of screens, grouped by use: a screen that only shows a list does not load the modules of forms. */
const lists = matching(
  '/@tanstack/(?:react-virtual|virtual-core)/',
  ui('data-table', 'table-[a-z]+', 'use-virtual-rows', 'highlight', 'action-menu'),
  '/src/features/orders/list/order-(?:list-state|marks)\\.',
)

/** Loaded when the browser is idle, therefore without the modules of menus and fields. */
const toasts = matching(
  '/(?:@mantine/notifications|react-transition-group)/',
  mantine('Notification'),
  ui('toast-stack'),
)

/** What every form needs to check its fields with the contract's schema; loaded with the first form (decision 023). */
const forms = matching(
  '/node_modules/(?:zod|@mantine/form|klona|fast-deep-equal)/',
  '/packages/contract/src/http/(?:fields|check-body|issue-message)\\.',
  '/src/lib/(?:use-schema-form|form-input-props)\\.',
)

/** What users open or fill in. */
const controls = matching(
  '/(?:@floating-ui/|react-remove-scroll)',
  mantine('Popover', 'Menu', 'Tooltip', 'Input', 'InputBase', 'TextInput', 'Textarea', 'Checkbox', 'Combobox'),
  mantine('Select', 'ScrollArea', 'Modal', 'ModalBase', 'Drawer', 'Overlay'),
  ui('drop-menu', 'action-items', 'floating-tip', 'masked-input', 'money-input', 'number-field', 'number-text-field'),
  ui('use-number-text', 'optional-label', 'search-field', 'filter-bar', 'filter-sheet', 'lookup-select', 'choice-list'),
  ui('dialog', 'confirm-dialog', 'leave-dialog', 'side-panel', 'side-menu'),
)

/** The frame of the steps, for every way to buy, and small modules of products that its screens share. */
const purchase = matching(
  '/src/features/cart/(?:prices|steps)/(?:purchase-frame|use-purchase|price-lines|fresh-start|last-flow)\\.',
  '/src/features/generator/structure/structure-lines\\.',
  '/src/features/payment-methods/(?:charges/charge-words|choice/deposit-accounts)\\.',
  '/packages/domain/src/catalogue/product-name\\.',
  '/packages/domain/src/generator/(?:sizing/sale-multiple|words/[\\w-]+|figures/generator-settings)\\.',
  '/packages/domain/src/sellers/seller-change\\.',
)

/** The steps themselves: products, customer, delivery and payment, which an order and a budget show as well. */
const steps = matching(
  '/src/features/cart/(?:[a-z]+|[a-z]+/[a-z]+)/(?!.*(?:dialog|form|screen))[\\w-]+\\.tsx?$',
  '/src/features/generator/choosing/(?:choice-select|use-lookups)\\.',
)

/** Needed by both toasts and dialogs: in the group of the frame, so that neither loads the other. */
const smallParts = matching(mantine('CloseButton'))

/** Our own small modules, the endpoints, icons: not a hundred files of their own. */
const part = matching(
  '/@tabler/icons-react/',
  '/packages/contract/src/',
  '/packages/domain/src/(?:shared|cart|orders|dashboard|freight/carrier-freight|catalogue/store-groups|payments/payment-method)',
  '/src/features/orders/order-status-badge\\.',
  '/src/(?:lib|ui)/',
)

/** A page that needs one of these loads all of them: none may import a Mantine component or a grouped module. */
const isHeavy = (id: string): boolean =>
  /\/@mantine\//.test(id) || [home, lists, toasts, forms, purchase, controls].some((group) => group.test(id))

const isLightPart = (graph: Graph, id: string): boolean =>
  part.test(id) && [...importedBy(graph, id)].every((imported) => !isHeavy(imported))

type Pages = {
  /** The page outside the session, which must be small. */
  readonly login: string
  /** The screens where most users start their day; modules that these do not need are in other files. */
  readonly first: readonly string[]
}

/** Which modules the pages of the application load. */
const followImports = (pages: Pages) => {
  const reached = new Map<string, ReadonlySet<string>>()
  const listModules = (page: string, graph: Graph) => {
    const known = reached.get(page)
    if (known !== undefined) return known
    if (graph.getModuleInfo(page) === null) throw new Error(`${page} is no page of the application`)
    const modules = importedBy(graph, page)
    reached.set(page, modules)
    return modules
  }
  return {
    isOfLogin: (id: string, graph: Graph) => listModules(pages.login, graph).has(id),
    isOfFirst: (id: string, graph: Graph) => pages.first.some((page) => listModules(page, graph).has(id)),
  }
}

/**
 * Few files instead of one for each module that two screens share: a browser requests six at a time, and on a slow
 * network each round trip costs more than the bytes.
 */
export const chunkGroups = (pages: Pages): Groups => {
  const { isOfLogin, isOfFirst } = followImports(pages)
  const initial = new Set<string>()
  const isOfFrame = (id: string, graph: Graph) =>
    initial.has(id) || id.endsWith('.css') || smallParts.test(id) || (isOfFirst(id, graph) && isLightPart(graph, id))
  return [
    // Takes no module: it records which ones the pages load first, for the group of the frame.
    {
      name: (id) => {
        initial.add(id)
        return null
      },
      debugName: 'initial',
      tags: ['$initial'],
    },
    // What the login page and the application need.
    {
      name: (id, graph) => (isOfLogin(id, graph) ? 'base' : null),
      debugName: 'base',
      tags: ['$initial'],
      minShareCount: 2,
      priority: 99,
    },
    // What every screen needs, with the styles of all of them.
    {
      name: (id, graph) => (!isOfLogin(id, graph) && isOfFrame(id, graph) ? 'app' : null),
      debugName: 'app',
      priority: 98,
    },
    { name: 'home', test: home, priority: 92 },
    { name: 'consultant', test: consultant, priority: 91 },
    { name: 'lists', test: lists, priority: 90 },
    { name: 'toasts', test: toasts, priority: 89 },
    { name: 'forms', test: forms, priority: 89 },
    { name: 'purchase', test: purchase, priority: 88 },
    {
      name: (id, graph) => (controls.test(id) || isLightPart(graph, id) ? 'controls' : null),
      debugName: 'controls',
      priority: 87,
    },
    { name: 'steps', test: steps, minShareCount: 2, priority: 86 },
  ]
}
