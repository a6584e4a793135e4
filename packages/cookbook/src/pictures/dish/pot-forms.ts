import type { DishForm } from './dish-form.ts'

/** Dishes known by how they are cooked together. */
export const potForms: readonly DishForm[] = [
  {
    id: 'shepherds-pie',
    title:
      /\b(fish|haddock|cod|salmon|shrimp|chicken|turkey|steak|beef|lamb|pork|meat|mushroom|cauliflower)\b.* pie\b|shepherd|cottage pie|fish(erman'?s)? pie|pot pie|tamale pie|\bpie\b.* under|pastel de choclo/,
    unless: /soup|sheet|tray|hand pie/,
    vessels: ['casserole'],
    layout: 'baked',
    absorbs: 'nothing',
    label: 'pie',
  },
  {
    id: 'casserole',
    title:
      /bobotie|kugel|moussaka|musaka|lasagn|gratin|dauphinois|casserole|\bbake\b|baked ziti|mac (and|&|'?n'?) cheese|parmigiana|tetrazzini|pastitsio|cassoulet|au gratin|hotdish|king ranch|scalloped|enchilada (bake|casserole)|spanakopita|pashtida|frango cremoso|f[eë]rg[eë]s[eë]|rakott|janssons?|pashtet|timballo|mesaka|aligot gratin|cauliflower cheese/,
    unless: /\bbaked (salmon|cod|chicken|fish)\b(?!.*(casserole|gratin))|soup|sheet|tray|^stuffed/,
    vessels: ['casserole'],
    layout: 'baked',
    absorbs: 'nothing',
    label: 'bake',
    names: /casserole|lasagn[ae]|moussaka|gratin|hotdish|kugel/,
  },
  {
    id: 'mash',
    title:
      /^(?!.*(under|over|beside)).*\b(mash|stamppot|colcannon|champ|skordalia|aligot|pur[ée]e)\b|^(stamppot|aligot)/,
    unless: /soup|pie|(with|on|over) [^,]*(mash|pur[ée]e)|smashed|mashed avocado/,
    vessels: ['bowl'],
    layout: 'sauced',
    absorbs: 'nothing',
    label: 'mash',
  },
  {
    id: 'sauce',
    title: /\b(sauce|dressing|gravy|hollandaise|pesto|mayonnaise|chimichurri|salsa verde|romesco)\b/,
    category: 'side',
    vessels: ['plate', 'bowl'],
    layout: 'dipped',
    absorbs: 'mixture',
    isNamedByTitle: true,
  },
  {
    id: 'dip',
    title:
      /\bdip\b|hummus|houmous|spread|p[aâ]t[ée]|tapenade|rillettes|baba (ganoush|ghanouj)|tzatziki|guacamole|fondue|queso\b|taramasalata|muhammara|whipped (feta|ricotta|goat)/,
    unless:
      /dipping|with tzatziki|and tzatziki|with (guacamole|hummus)|chicken|lamb|beef|steak|salmon|burger|kebab/,
    vessels: ['board', 'plate', 'bowl'],
    layout: 'dipped',
    absorbs: 'mixture',
    label: 'dip',
  },
  {
    id: 'aspic',
    title: /aspic|s[üu]lze|in (sour )?jelly/,
    unless: /strawberr|berry/,
    vessels: ['bowl'],
    layout: 'sauced',
    absorbs: 'nothing',
    label: 'in jelly',
  },
  {
    id: 'soup',
    title:
      /soup|broth|chowder|bisque|gazpacho|ramen|\bpho\b|laksa|gumbo|bouillabaisse|minestrone|consomm|vichyssoise|borscht|avgolemono|caldo|sancocho|cioppino|pozole|tom (yum|kha)|sinigang|menudo|hot ?pot|sukiyaki|shabu|jjigae|egg drop|zuppa|goulash soup|caldillo|ajiaco|waterzooi|\bsopa\b|soppa\b|suppe\b|çorba|corba|ciorb[aă]|\bshchi\b|solyanka|rassolnik|harira|kharcho|lablabi|skink|stracciatella|bourride|cr[eè]me dubarry|bak kut teh|tinola|nilaga|bulalo|chanko|\bnabe\b|yudofu|\boden\b|sayur (lodeh|asem)|kapu[sś]niak|[zż]urek|ohitashi|-jiru|miso shiru|\bsup\b|\bsoto\b|rasam|mulligatawny|locro|fanesca|chupe|encebollado|cocido|fasolada|tarator(?! in a glass)|okroshka|bouillon|pot-au-feu|potage|velout[ée]|xian doujiang|a[cç]orda/,
    unless: /broth(y)? chicken bake/,
    vessels: ['soup-bowl'],
    layout: 'sauced',
    absorbs: 'nothing',
    label: 'soup',
    names: /chowder|bisque|gazpacho|ramen|laksa|gumbo|borscht|hot ?pot/,
  },
  {
    id: 'curry',
    title:
      /curry(?!wurst)|korma|masala|vindaloo|tagine|\bchill?i\b(?![- ](oil|lime|garlic|crisp|salt|butter|flake))|stew|goulash|stroganoff|\brag[uù]|bourguignon|adobo|rendang|makhani|butter chicken|saag|palak|jalfrezi|bhuna|rogan|ratatouille|caponata|braise|cacciatore|coq au vin|blanquette|fricass|ropa vieja|feijoada|moqueca|picadillo|\bmole\b|birria|barbacoa|paprikash|pot roast|\bosso|etouff|daal|dal\b|massaman|bolognese|^creamed|nihari|khoresh|fesenjan|doro wat|\bsambar\b|stifado|estrogonofe|stroganov|p[oö]rk[oö]lt|callaloo|kare-kare|semur|thit kho|\byassa|\bwat\b|shakriyeh|\bmaf[eé]|panang|choo chee|ghalieh|sudado|estofado|hachee|carbonnade|\btinga|molee|\b(in|under) ([\p{L}'-]+ ){0,4}(sauce|gravy|cream|milk|yogurt|coconut|juices)\b|potjie|lobio|chakalaka|bicol express|plaki|zeytinya[ğg]l[ıi]|keema|egusi|xinxim|caldeirada|caldereta|galbi-jjim|sauerbraten|f[åa]rik[åa]l|kamounia|alicha|pipi[aá]n|pizzaiola|saganaki|smothered|\bchole\b|asun|coddle|chakhokhbili|ghatogh|ají de gallina|\bmatar\b|denningvleis/u,
    unless:
      /salad|skewer|kebab|roasted|tandoori|crisps?|curried|taco|burger|noodles|zoodle|spaghetti|with creamed|& creamed|and creamed|stuffed|egg salad/,
    vessels: [],
    layout: 'sauced',
    absorbs: 'nothing',
    label: 'in sauce',
    names:
      /curry(?!wurst)|korma|masala|vindaloo|tagine|(?<!(in|red|green|a) )\bchill?i\b(?! (soy|paste|sauce|bean|oil|butter|lime|and|crab|tahini))|stew|goulash|stroganoff|\brag[uù]|bourguignon|adobo|rendang|bolognese|braise|fricass[ée]e|\bmole\b|saag|\bdaa?l\b/,
  },
  {
    id: 'stir-fry',
    title:
      /stir[- ]?fry|fried .*rice|\bhash\b|(egg|spring) roll (in a )?(bowl|skillet)|crack slaw|chop suey|kra pao|kung pao|bulgogi|beef and broccoli|chow mein|bibimbap|moo shu|biryani|paella|risotto|pilaf|succotash|bubble and squeak|migas|chilaquiles|machaca|\btibs\b|japchae|kottu|pad thai|tantuni|sisig|feij[aã]o tropeiro|\bbukhara|pytt i panna|saut[eé]ed|\bpoha\b|kedgeree|gramajo|jambalaya|bun bo xao|lomo saltado/,
    unless: /soup|salad/,
    vessels: [],
    layout: 'jumble',
    absorbs: 'nothing',
    label: 'stir-fry',
    names: /fried [a-z ]*rice|\bhash\b|biryani|paella|risotto|pilaf|succotash|pad thai|migas|slaw/,
  },
  {
    id: 'skillet',
    title: /skillet|one[- ]pan\b/,
    unless: /skillet salmon|from a (dry )?skillet|seared|chops|thighs|eggs? in/,
    vessels: ['skillet'],
    layout: 'jumble',
    absorbs: 'nothing',
    label: 'skillet',
  },
  {
    id: 'sheet-pan',
    title: /sheet[- ]?pan|tray ?bake|one[- ]?tray|roasting tin|tray of|sheet tray/,
    vessels: ['sheet-pan'],
    layout: 'tray',
    absorbs: 'nothing',
  },
  {
    id: 'shingled',
    title: /caprese|carpaccio/,
    vessels: ['plate'],
    layout: 'shingled',
    absorbs: 'nothing',
  },
  {
    id: 'tian',
    title: /\btian\b|byaldi/,
    vessels: ['casserole'],
    layout: 'shingled',
    absorbs: 'nothing',
  },
  {
    id: 'rows',
    title: /\bcobb\b/,
    vessels: ['plate'],
    layout: 'rows',
    absorbs: 'nothing',
    label: 'salad',
  },
  {
    id: 'salad',
    title:
      /salad|slaw|caesar|waldorf|\bcobb\b|tabbouleh|fattoush|ceviche|caprese|carpaccio|tartare|ni[cç]oise|cobb|panzanella|tataki|crudo|poke\b|som tam|larb|horiatiki|insalata|aguachile|tiradito/,
    unless: /side salad|salad-stuffed|salad (in|stuffed|boats|cups|wraps)/,
    vessels: ['bowl', 'bowl', 'plate'],
    layout: 'tossed',
    absorbs: 'nothing',
    label: 'salad',
    names: /slaw|ceviche|carpaccio|tartare|tabbouleh|poke/,
  },
  {
    id: 'egg-salad',
    title: /(egg|tuna|chicken|crab|shrimp|prawn|ham) salad$/,
    vessels: ['bowl'],
    layout: 'jumble',
    absorbs: 'nothing',
    label: 'salad',
  },
  {
    id: 'platter',
    title: /platter|\bboard\b|antipast|mezze|meze|ploughman|charcuterie|grazing|bento|snack plate|crudit/,
    vessels: ['board'],
    layout: 'plated',
    absorbs: 'nothing',
  },
]
