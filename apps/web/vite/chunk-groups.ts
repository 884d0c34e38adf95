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

/** Shared modules of screens, grouped by use: a screen that only shows a list does not load the modules of forms. */
const sharedParts = [
  // The modules of the home, besides those of every screen.
  { name: 'home', test: matching('/features/dashboard/home/(?:home-screen|home-list|[\\w-]+-card)\\.tsx') },
  {
    name: 'lists',
    test: matching(
      '/@tanstack/(?:react-virtual|virtual-core)/',
      ui('data-table', 'table-[a-z]+', 'use-virtual-rows', 'highlight', 'action-menu'),
      '/src/features/orders/list/order-(?:list-state|marks)\\.',
    ),
  },
  {
    name: 'menus',
    test: matching(
      '/@floating-ui/',
      mantine('Popover', 'Menu', 'Tooltip'),
      ui('drop-menu', 'action-items', 'floating-tip'),
    ),
  },
  {
    name: 'fields',
    test: matching(
      mantine('Input', 'InputBase', 'TextInput', 'Textarea', 'Checkbox', 'CloseButton'),
      ui(
        'masked-input',
        'money-input',
        'number-field',
        'number-text-field',
        'use-number-text',
        'optional-label',
        'search-field',
        'filter-bar',
      ),
    ),
  },
  { name: 'choices', test: matching(mantine('Combobox', 'Select', 'ScrollArea'), ui('lookup-select', 'choice-list')) },
  {
    name: 'overlays',
    test: matching(
      '/(?:@mantine/notifications|react-remove-scroll(?:-bar)?|react-transition-group)/',
      mantine('Modal', 'ModalBase', 'Drawer', 'Overlay', 'Notification'),
      ui('dialog', 'confirm-dialog', 'leave-dialog', 'side-panel', 'side-menu', 'toast-stack', 'filter-sheet'),
    ),
  },
  // What every form needs to check its fields with the contract's schema; loaded with the first form (decision 023).
  {
    name: 'forms',
    test: matching(
      '/node_modules/(?:zod|@mantine/form|klona|fast-deep-equal)/',
      '/packages/contract/src/http/(?:fields|check-body|issue-message)\\.',
      '/src/lib/(?:use-schema-form|form-input-props)\\.',
    ),
  },
  // The frame of the steps, for every way to buy.
  {
    name: 'purchase',
    test: matching(
      '/src/features/cart/(?:prices|steps)/(?:purchase-frame|use-purchase|price-lines|fresh-start|last-flow)\\.',
    ),
  },
]

/** Our own small modules, the endpoints, icons: two files instead of a hundred. */
const part = matching(
  '/@tabler/icons-react/',
  '/packages/contract/src/',
  '/packages/domain/src/(?:shared|cart|orders|dashboard|freight/carrier-freight|catalogue/store-groups|payments/payment-method)',
  '/src/features/orders/order-status-badge\\.',
  '/src/(?:lib|ui)/',
)

/** A page that needs one of these loads all of them: none may import a Mantine component or a grouped module. */
const isHeavy = (id: string): boolean => /\/@mantine\//.test(id) || sharedParts.some(({ test }) => test.test(id))

const isLightPart = (graph: Graph, id: string): boolean =>
  part.test(id) && [...importedBy(graph, id)].every((imported) => !isHeavy(imported))

type Pages = {
  /** The page outside the session, which must be small. */
  readonly login: string
  /** The screens where most users start their day; modules that these do not need are in other files. */
  readonly first: readonly string[]
}

/**
 * Few files instead of one for each module that two screens share: a browser requests six at a time, and on a slow
 * network each round trip costs more than the bytes.
 */
export const chunkGroups = (pages: Pages): Groups => {
  const reached = new Map<string, ReadonlySet<string>>()
  const listModules = (page: string, graph: Graph) => {
    const known = reached.get(page)
    if (known !== undefined) return known
    if (graph.getModuleInfo(page) === null) throw new Error(`${page} is no page of the application`)
    const modules = importedBy(graph, page)
    reached.set(page, modules)
    return modules
  }
  const isOfLogin = (id: string, graph: Graph) => listModules(pages.login, graph).has(id)
  const isOfFirst = (id: string, graph: Graph) => pages.first.some((page) => listModules(page, graph).has(id))
  return [
    // First what both pages need, then what every screen needs.
    {
      name: (id, graph) => (isOfLogin(id, graph) ? 'base' : null),
      debugName: 'base',
      tags: ['$initial'],
      minShareCount: 2,
      priority: 99,
    },
    { name: (id, graph) => (isOfLogin(id, graph) ? null : 'app'), debugName: 'app', tags: ['$initial'], priority: 98 },
    {
      name: (id, graph) => (isOfFirst(id, graph) && isLightPart(graph, id) ? 'parts' : null),
      debugName: 'parts',
      priority: 97,
    },
    { name: (id, graph) => (isLightPart(graph, id) ? 'more-parts' : null), debugName: 'more-parts', priority: 96 },
    ...sharedParts.map((shared, index) => ({ ...shared, priority: 90 - index })),
  ]
}
