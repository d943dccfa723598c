// The arrows of the tree. `npm run check` holds every import against them, type-only ones included;
// tools/check/architecture.test.ts proves each rule by a planted violation.

const feature = '([^/]+/[^/]+)'
const anyFeature = '[^/]+/[^/]+'
// What each feature's staff side and each screen is built on: who works here, four eyes, the operator's settings.
const officeBase = '^features/office/(?:staff|approval|web-configuration)/'
const side = '(?:server|player|back-office)'
// A test, and what tests share: a `testing/` folder is theirs alone.
const test = '(?:\\.test\\.tsx?$|/testing/)'
const tooling = '(^|/)vite\\.config\\.ts$|^apps/[^/]+/build(/|\\.ts$)|^platform/ui/font/build-font\\.ts$'
const unresolved = '^[#.]'
const valibot = '^node_modules/valibot/'
// The shared part of a game, its mathematics, and the catalogues that their rules are written from.
const pureOfGames = '^games/(?!client/)[^/]+/(?:math/.+|messages/[^/]+|scores/.+|voices/[^/]+|[^/]+)\\.ts$'
// A program that players download to check us with, which no code of ours runs.
const download = `^features/${anyFeature}/verify\\.mjs$`
const proof = '^ledger/proof/[^/]+\\.ts$'

const production = '^(core|ledger|platform|features|games|apps)/'
const browserCode = [
  '^features/.+/(player|back-office)/',
  '^games/client/',
  '^games/.+/client/',
  '^platform/(ui|office-ui|browser)/',
  '^apps/(player|back-office)/',
]
const serverCode = [
  '^ledger/',
  '^platform/(?!ui/|office-ui/|browser/)',
  '^(features|games)/.+/server/',
  '^apps/(server|studio|sandbox|synthetic)/',
]
const runByServer = [
  ...serverCode,
  '^core/',
  `^features/${anyFeature}/(?!(player|back-office)/)`,
  '^games/(?!client/)[^/]+/(math/)?[^/]+$',
]

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-cycle', 'Two files that import each other belong in one file, or need a third.', {}, { circular: true }),
    forbid(
      'no-orphan',
      'A file that nobody imports and that imports nobody is forgotten.',
      // The enumerations are the specification's words: all are named from the start, each is used by the feature that acts on it.
      {
        orphan: true,
        path: production,
        pathNot: [test, '^apps/', '^core/enumerations/', '^games/client/', '^games/fairness/', '\\.d\\.ts$'],
      },
      {},
    ),
    forbid(
      'no-unresolved',
      'An import must lead somewhere.',
      {},
      {
        couldNotResolve: true,
        // A partner's program imports the installed package.
        pathNot: '^(virtual:|@bituin/sdk/)',
      },
    ),
    forbid(
      'no-undeclared-dependency',
      'A package that is imported stands in package.json.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'not-to-dev-dep',
      'A production server installs no devDependencies.',
      { path: runByServer, pathNot: [test, tooling] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'production-stands-alone',
      'What ships knows nothing of tests, tools and benchmarks.',
      { path: production, pathNot: [test, tooling] },
      { path: ['^(tests|tools|bench)/', test] },
    ),

    forbid(
      'core-is-pure',
      'core/ is imported by everything and imports nothing of the product.',
      { path: '^core/' },
      { path: '^(ledger|platform|features|games)/' },
    ),
    forbid(
      'core-runs-anywhere',
      'Core runs in browser and server: itself and valibot, no node: and no other package.',
      { path: '^core/', pathNot: test },
      { pathNot: [production, '^(tests|tools|bench)/', valibot, unresolved] },
    ),
    forbid(
      'platform-knows-no-product',
      'Technique without product.',
      { path: '^platform/' },
      { path: '^(ledger|features|games)/' },
    ),
    forbid(
      'postgres-behind-platform',
      'The driver is spoken to by platform alone.',
      { path: '^(ledger|features|games|apps)/' },
      { path: '^node_modules/pg/' },
    ),
    forbid(
      'pipeline-behind-the-database',
      "What writes on the driver's connections is a transport of statements, which openDatabase chooses.",
      { path: production, pathNot: ['^platform/db/pipeline/', '^platform/db/database\\.ts$'] },
      { path: '^platform/db/pipeline/' },
    ),
    forbid(
      'pipeline-by-its-door',
      'The database knows the transport, and not how it speaks.',
      { path: '^platform/db/database\\.ts$' },
      { path: '^platform/db/pipeline/', pathNot: '^platform/db/pipeline/pipelined-transport\\.ts$' },
    ),
    forbid(
      'ledger-knows-no-feature',
      'Money moves without knowing why it is asked to.',
      { path: '^ledger/' },
      { path: '^(features|games)/' },
    ),
    forbid(
      'ledger-by-its-door',
      'Everything of the ledger is behind ledger/index.ts, but for the proofs that anybody may check.',
      { path: '^(features|games|apps)/' },
      { path: '^ledger/', pathNot: ['^ledger/index\\.ts$', proof] },
    ),
    forbid(
      'proofs-stand-alone',
      'What checks a proof runs in any browser and trusts nothing of the house.',
      { path: proof, pathNot: test },
      { pathNot: ['^core/', proof, unresolved] },
    ),

    forbid(
      'contract-is-shared',
      'A contract is read by both sides: core, valibot and its own shared files, never the rules.',
      { path: `^features/${feature}/(?:contract|messages)\\.ts$` },
      { pathNot: ['^core/', valibot, `^features/$1/(?:messages/)?(?!rules\\.ts$)[^/]+\\.ts$`, unresolved] },
    ),
    forbid(
      'rules-are-pure',
      'Rules decide from core and the shared files of their own feature.',
      { path: `^features/${feature}/rules\\.ts$` },
      { pathNot: ['^core/', `^features/$1/(?!${side}/)`, unresolved] },
    ),
    forbid(
      'shared-part-is-pure',
      'What lies outside server/, player/ and back-office/ runs on both sides.',
      {
        path: `^features/${feature}/(?!${side}/)`,
        pathNot: [`^features/${anyFeature}/(contract|messages|rules)\\.ts$`, download, test],
      },
      { pathNot: ['^core/', valibot, `^features/$1/(?!${side}/)`, unresolved, '^(tests|tools|bench)/', test] },
    ),
    forbid(
      'download-stands-alone',
      "A program that checks us uses no code of ours: Node's own, and of others the one library that drand's signature needs.",
      { path: download },
      { dependencyTypesNot: ['core'], pathNot: ['^node_modules/@noble/curves/'] },
    ),
    forbid(
      'browser-never-server',
      'Nothing of the server may reach a bundle.',
      { path: browserCode, pathNot: test },
      {
        path: [
          '^(features|games)/.*/server/',
          '^apps/server/',
          '^ledger/(?!proof/[^/]+\\.ts$)',
          '^platform/(?!ui/|office-ui/|browser/|crypto/browser/)',
        ],
      },
    ),
    forbid(
      'browser-has-no-node',
      'A browser has no node: modules.',
      { path: browserCode, pathNot: [test, tooling] },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'server-never-browser',
      'Screens and the design system stay out of the server.',
      { path: serverCode },
      { path: browserCode },
    ),
    forbid(
      'player-never-back-office',
      'What both apps draw belongs to platform/ui.',
      { path: ['^features/.*/player/', '^apps/player/', '^platform/(ui|browser)/'] },
      { path: ['^features/.*/back-office/', '^apps/back-office/', '^platform/office-ui/'] },
    ),
    forbid(
      'back-office-never-player',
      'What both apps draw belongs to platform/ui.',
      { path: ['^features/.*/back-office/', '^apps/back-office/'] },
      { path: ['^features/.*/player/', '^apps/player/'] },
    ),
    forbid(
      'other-feature-by-its-door',
      'A feature knows another by its door of the same side.',
      { path: `^features/${feature}/`, pathNot: test },
      { path: '^features/', pathNot: [`^features/$1/`, `^features/${anyFeature}/${side}/index\\.ts$`] },
    ),
    forbid(
      'test-answers-by-contract',
      "A test answers another feature's calls by their contract, with that feature's own samples, and knows no more of it than its door.",
      { path: `^features/${feature}(?:/testing/|/.+\\.test\\.)` },
      {
        path: '^features/',
        pathNot: [
          `^features/$1/`,
          `^features/${anyFeature}/${side}/index\\.ts$`,
          `^features/${anyFeature}/[a-z-]*contract\\.ts$`,
          `^features/${anyFeature}/testing/`,
        ],
      },
    ),
    forbid(
      'players-know-players',
      'Who plays here stands below games, money and promotions.',
      { path: '^features/players/', pathNot: test },
      { path: '^features/(?!players/)', pathNot: officeBase },
    ),
    forbid(
      'play-knows-players',
      'Games run without knowing of deposits, promotions or the lobby.',
      { path: '^features/play/', pathNot: test },
      { path: '^features/(?!players/|play/)', pathNot: officeBase },
    ),
    forbid(
      'cashier-knows-play',
      'Money comes and goes without knowing of promotions or the lobby.',
      { path: '^features/cashier/', pathNot: test },
      { path: '^features/(?!players/|play/|cashier/)', pathNot: officeBase },
    ),
    forbid(
      'promotions-know-cashier',
      'A promotion is found by the lobby and the office; it knows neither.',
      { path: '^features/promotions/', pathNot: test },
      { path: '^features/(lobby|office)/', pathNot: officeBase },
    ),
    forbid(
      'lobby-knows-no-office',
      'The lobby shows what there is; the office reads it.',
      { path: '^features/lobby/', pathNot: test },
      { path: '^features/office/', pathNot: officeBase },
    ),
    forbid(
      'office-base-stands-alone',
      'Every feature has a desk in the office: what desks are built on knows none of them.',
      { path: officeBase, pathNot: test },
      { path: '^features/', pathNot: officeBase },
    ),
    forbid(
      'promotions-are-strangers',
      'A promotion is added and removed alone: it knows what all promotions share, invitations and commission.',
      {
        path: '^features/promotions/([^/]+)/',
        // A screen of the specification shows two promotions.
        pathNot: [test, '/player/(daily-login-page|deposit-with-ladder-page)\\.tsx$'],
      },
      {
        path: '^features/promotions/',
        pathNot: ['^features/promotions/$1/', '^features/promotions/(kit|invite|commission)/'],
      },
    ),
    forbid(
      'promotion-by-its-entry',
      'A new promotion is its folder and two lines: no screen outside names it but the lists of entries and of offers.',
      {
        path: ['^apps/player/', '^features/lobby/.+/player/'],
        pathNot: [test, '^apps/player/promotion(s|-offers)\\.ts$'],
      },
      { path: '^features/promotions/', pathNot: '^features/promotions/(kit|invite|commission)/' },
    ),
    forbid(
      'sql-lives-in-stores',
      'Statements are written in *.store.ts.',
      { path: '^(features|ledger)/', pathNot: ['\\.store\\.ts$', test] },
      { path: '^platform/db/', dependencyTypesNot: ['type-only'] },
    ),

    forbid(
      'games-know-the-protocol-alone',
      'Our games know the wallet protocol alone.',
      { path: '^games/' },
      { path: '^(features|ledger)/' },
    ),
    forbid(
      'games-behind-the-studio',
      'Only the studio runs our games; the rest of the house knows their protocol at most.',
      { path: '^(features|apps/(?!studio/|synthetic/))' },
      { path: '^games/', pathNot: '^games/protocol/' },
    ),
    forbid(
      'synthetic-player-stays-outside',
      'The synthetic player does what a browser can: it knows contracts, and what the games ask of the studio.',
      { path: '^apps/synthetic/' },
      {
        path: '^(features|games|ledger|platform/db)/',
        pathNot: [`^features/${anyFeature}/contract\\.ts$`, '^games/rgs/contract\\.ts$'],
      },
    ),
    forbid(
      'mathematics-are-pure',
      "A game's root is shared by its server and its client, and so are the texts of its rules.",
      { path: pureOfGames, pathNot: test },
      {
        pathNot: ['^core/', valibot, pureOfGames, unresolved, '^(features|ledger|apps|tests|tools|bench)/', test],
      },
    ),

    forbid(
      'server-app-takes-doors',
      'apps/server lists the features by their doors.',
      { path: '^apps/server/' },
      { path: '^features/', pathNot: [`^features/${anyFeature}/server/index\\.ts$`, '/(player|back-office)/'] },
    ),
    forbid(
      'browser-apps-take-screens',
      'The apps compose screens and read contracts.',
      { path: '^apps/(player|back-office)/' },
      {
        path: '^features/',
        pathNot: [
          `^features/${anyFeature}/(player|back-office|server)/`,
          `^features/${anyFeature}/(contract|messages)\\.ts$`,
          `^features/${anyFeature}/testing/`,
        ],
      },
    ),
    forbid(
      'outside-world-stays-outside',
      'Studio and sandbox speak to the platform over the wire alone.',
      { path: '^apps/(studio|sandbox)/' },
      { path: '^(features|ledger)/' },
    ),
    forbid(
      'apps-are-strangers',
      'Each app starts alone.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    forbid(
      'art-knows-only-itself',
      'A drawing is shapes and colours: it needs nothing but other drawings.',
      { path: '^art/(?!build/)', pathNot: test },
      { pathNot: ['^art/(?!build/)', unresolved] },
    ),
    forbid(
      'art-by-its-door',
      'What runs knows the pictures by art/art-image.ts, and the scenes of promotions by art/promo-image.ts; the drawings stay with the build.',
      { path: '^(core|platform|ledger|features|games|apps)/', pathNot: tooling },
      { path: '^art/', pathNot: '^art/(art|promo)-image\\.ts$' },
    ),
    forbid(
      'sdk-stands-alone',
      'A partner installs the SDK without any of our code, on Node, Deno or a browser.',
      // The packer runs here and is no part of the package.
      { path: '^sdk/', pathNot: [test, '^sdk/examples/', '^sdk/pack-docs\\.mjs$'] },
      { pathNot: '^sdk/' },
    ),
    forbid(
      'sdk-is-for-partners',
      'The product speaks to its wallet by games/protocol; what a partner runs is proven by tests.',
      { path: production },
      { path: '^sdk/' },
    ),
    forbid('nothing-imports-apps', 'Apps are the top.', { pathNot: '^(apps|tests|tools|bench)/' }, { path: '^apps/' }),
  ],
  options: {
    // TypeScript 7 has no JavaScript API; swc reads the syntax, dependency-cruiser resolves.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', '^apps/android/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
