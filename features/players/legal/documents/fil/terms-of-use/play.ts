import { list, paragraph, section, steps } from '../../../blocks.ts'

/** What happens in a game: rules, fairness, interruption, error, and the limits on play. */
export const play = [
  section(
    'playing',
    'Paglalaro',
    list(
      'Ipinapakita ng bawat laro ang mga patakaran, pay table at return to player nito bago ka tumaya. Pareho ang matematika ng demo, pero walang pera.',
      'Tinatanggap ang taya kapag nakumpirma ito ng server namin. Ang server ng laro ang nagpapasya ng resulta, hindi kailanman ang phone mo.',
      'Isang laro lang ang puwede mong laruin sa isang pagkakataon. Kapag nagbukas ka ng iba, magsasara ang nauna.',
      'Walang autoplay at turbo mode, at may maikling pagitan ang mga round ng slots.',
      'Hindi mo maka-cancel ang tayang tinanggap na, maliban kung pinapayagan ng mga patakaran ng laro.',
      'Dinisenyo ang bawat larong nakasalalay sa suwerte para sa katagalan ay may bahagi ng lahat ng taya na napupunta sa house. Libangan ang paglalaro, hindi pinagkakakitaan.',
    ),
  ),
  section(
    'fairness',
    'Patas na resultang mache-check mo',
    paragraph(
      'Sa sarili naming mga laro, nakatakda na ang resulta ng round bago ka tumaya.',
      'Ipinapangako namin ang isang lihim na seed sa pagpapakita sa iyo ng fingerprint nito. Kinukuwenta ang resulta mula sa seed na iyon, sa sarili mong seed at sa isang counter. Pagkatapos, inilalabas namin ang seed.',
      'Kinukuwenta ulit ng verifier page namin, na gumagana kahit offline, ang anumang round at ipinapakita na walang binago pagkatapos mong tumaya.',
    ),
    paragraph(
      'Galing ang inilalathala naming odds at return sa mismong mga table na ginagamit ng mga laro.',
      'Ang resulta ng mga laro ng ibang studio ay binubunot sa mga server nila, at sertipikado ang mga larong iyon sa ilalim ng sarili nilang mga lisensya. Nakasulat ang pangalan ng studio sa page ng impormasyon ng laro.',
    ),
  ),
  section(
    'interrupted-games',
    'Mga naputol na laro',
    paragraph('Hindi kailanman nababago ang resulta kapag nawala ang connection mo, isinara ang app o na-log out ka.'),
    list(
      'Kung hindi natanggap ang taya, walang ibinawas.',
      'Kung natanggap ang taya at wala ka nang kailangang piliin sa round, tatapusin ang round nang wala ka at iki-credit ang anumang panalo.',
      'Kung may kailangan ka pang piliin sa round, itatabi ito, at maitutuloy mo kung saan ka tumigil kapag binuksan mo ulit ang laro.',
      'Kung bukas pa rin ang round pagkatapos ng 24 oras, ipa-follow up namin ito sa provider ng laro. Kukumpletuhin ang round ayon sa mga patakaran nito, o kakanselahin at ibabalik ang taya.',
      'Iki-credit ang mga panalo at ibinalik na taya kahit nasuspinde o na-exclude na ang account mo sa panahong iyon.',
    ),
  ),
  section(
    'errors',
    'Mga error',
    list(
      'Kung nagdulot ang isang fault ng resultang hindi pinapayagan ng nakalathalang mga patakaran, kakanselahin namin ang round, ibabalik ang taya at babawiin ang panalo. Hindi apektado ang ibang mga round.',
      'Binabawi namin ang credit na nagawa nang mali, halimbawa ang deposit na dalawang beses nabilang, sa pamamagitan ng entry na makikita mo at nagsasabi ng dahilan.',
      'Kung nagamit mo na ang ganoong credit, hindi bababa sa zero ang balance mo. Itatala bilang utang ang natitirang halaga, na puwede mong tutulan.',
      'Hindi error ang round na sumunod sa nakalathalang mga patakaran nito, gaano man kalaki ang panalo.',
    ),
    paragraph(
      'Kung magkaiba ang records namin at ang screen mo, ang record ng server ang umiiral maliban kung mapatunayang mali ito.',
      'Puwede mong hingin ang record ng anumang round, kasama ang lahat ng kailangan para i-check ito.',
    ),
  ),
  section(
    'responsible-play',
    'Limits, pahinga at self-exclusion',
    paragraph('Puwede mong itakda ang mga ito anumang oras sa [Limits](/profile/limits), nang libre:'),
    list(
      'mga limit sa deposit, talo, taya at oras, sa bawat araw, linggo at buwan: agad na umiiral ang mas mahigpit na limit, at ang mas maluwag ay pagkatapos ng paghihintay, karaniwang 72 oras, at ng pangalawang kumpirmasyon;',
      'pahinga (break o time-out) na 24 oras, 48 oras, 7, 14 o 30 araw;',
      'self-exclusion na 6 na buwan, 1 taon o 5 taon, na hindi mo o namin matatapos nang maaga;',
      'reality check na pansamantalang humihinto sa laro para ipakita ang oras, mga taya, mga panalo at netong resulta mo.',
    ),
    paragraph(
      'Habang naka-break o naka-exclude, hindi ka makakapag-deposit, makakapaglaro o makakasali sa promo.',
      'Mawi-withdraw mo pa rin ang balance mo. Kung hindi ka na makapag-log in, ibabayad ito ng customer service.',
      'Puwede ring humiling ng exclusion ang pamilya mo o ang regulator, at puwede naming i-exclude ang player na napipinsala ng paglalaro.',
      'Huwag subukang iwasan ang exclusion, sa account na ito man o sa iba.',
      'Basahin ang [Maglaro nang responsable](/profile/agree/responsible-play).',
    ),
  ),
  section(
    'fair-conduct',
    'Ano ang hindi pinapayagan',
    list(
      'Paggamit ng bot, script, automatic clicker o anumang program na naglalaro o nagpapasya para sa iyo. Pandaraya ang paggamit nito.',
      'Paglalaro kasama ang iba kung saan hinihingi ng mga patakaran na maglaro ka para sa sarili mo.',
      'Pananamantala sa alam na fault sa halip na i-report ito. Kung mag-report ka, sa iyo ang napanalunan mo nang patas.',
      'Pagbibigay ng maling detalye, o paggamit ng identity, dokumento, numero o payment account ng iba.',
      'Pagtatago ng lokasyon o device mo para iwasan ang limit, exclusion o mga tuntuning ito.',
      'Paglipat ng pera mula sa krimen, o paggamit ng {operator} para magpasa ng pera sa iba.',
      'Pag-atake, pag-overload o pag-reverse engineer ng serbisyo, o pag-access ng data ng ibang player.',
      'Pagbabanta o pang-iinsulto sa ibang player o sa staff namin.',
    ),
  ),
  section(
    'suspension',
    'Suspensyon',
    paragraph('Puwede naming suspindihin ang account, buo o bahagi, dahil sa isa sa mga ito:'),
    list(
      'nasa listahan ka ng restricted persons;',
      'may higit sa isang account ka;',
      'naabuso ang promo;',
      'wala pang 21, bawal, o hindi puwedeng maglaro ang player sa ibang dahilan;',
      'kahina-hinala ang mga transaksyon;',
      'gumamit ng bot;',
      'mali ang mga detalye o dokumento, o hindi naaprubahan ang KYC;',
      'iniutos ito ng korte, ng regulator o ng ibang awtoridad;',
      'mukhang may ibang taong kumokontrol sa account.',
    ),
    paragraph('Binibigyan kami ng suspensyon ng oras para mag-imbestiga. Hindi ito parusa. Ito ang mga hakbang:'),
    steps(
      'Sinususpinde lang namin ang kailangan: laro, deposit, promo o withdrawal.',
      'Sinasabi namin sa iyo ang suspensyon at ang dahilan nito, maliban kung bawal ito sa batas, gaya sa mga kaso ng money laundering.',
      'May 15 araw ka para sumagot at magpadala ng mga dokumento. Walang kukunin sa iyo habang hinihintay ito.',
      'Tao ang magpapasya, hindi computer system lang, karaniwang sa loob ng 10 business days mula sa sagot mo, at susulatan ka kasama ang dahilan.',
      'Puwede kang umapela sa loob ng 15 araw. Ire-review ang kaso sa loob ng 10 business days ng taong hindi gumawa ng unang pasya.',
    ),
  ),
]
