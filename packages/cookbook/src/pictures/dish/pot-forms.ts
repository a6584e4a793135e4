import type { DishForm } from './dish-form.ts'

/** Dishes known by how they are cooked together. */
export const potForms: readonly DishForm[] = [
  {
    id: 'shepherds-pie',
    title:
      /bobotie|kugel|\b(fish|haddock|cod|salmon|chicken|turkey|steak|beef|lamb|meat)\b.* pie\b|shepherd|cottage pie|fish(erman'?s)? pie|pot pie|moussaka|lasagn|gratin|dauphinois|casserole|\bbake\b|baked ziti|mac (and|&|'?n'?) cheese|parmigiana|tetrazzini|pastitsio|cassoulet|au gratin|hotdish|tamale pie|king ranch|scalloped|enchilada (bake|casserole)|spanakopita|tian\b/,
    unless: /\bbaked (salmon|cod|chicken|fish)\b(?!.*(casserole|gratin))|soup|sheet|tray/,
    vessels: ['casserole'],
    layout: 'baked',
    absorbs: 'nothing',
    label: 'bake',
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
    id: 'soup',
    title:
      /soup|broth|chowder|bisque|gazpacho|ramen|\bpho\b|laksa|gumbo|bouillabaisse|minestrone|consomm|vichyssoise|borscht|avgolemono|caldo|sancocho|cioppino|pozole|tom (yum|kha)|sinigang|menudo|hot ?pot|sukiyaki|shabu|jjigae|egg drop|zuppa|goulash soup|caldillo|ajiaco|waterzooi/,
    unless: /broth(y)? chicken bake/,
    vessels: ['soup-bowl'],
    layout: 'sauced',
    absorbs: 'nothing',
    label: 'soup',
  },
  {
    id: 'curry',
    title:
      /curry|korma|masala|vindaloo|tagine|\bchill?i\b(?![- ](oil|lime|garlic|crisp|salt|butter|flake))|stew|goulash|stroganoff|\brag[uù]|bourguignon|adobo|rendang|makhani|butter chicken|saag|palak|jalfrezi|bhuna|rogan|ratatouille|caponata|braise|cacciatore|coq au vin|blanquette|fricass|ropa vieja|feijoada|moqueca|picadillo|\bmole\b|birria|barbacoa|paprikash|pot roast|\bosso|etouff|jambalaya|daal|dal\b|massaman|bolognese|^creamed|nihari|khoresh|fesenjan|doro wat|\bsambar\b|stifado|estrogonofe|stroganov|p[oö]rk[oö]lt|callaloo|kare-kare|semur|thit kho|\byassa|\bwat\b|shakriyeh|\bmaf[eé]|panang|choo chee|ghalieh|sudado|estofado|hachee|carbonnade|\btinga|molee|\b(in|under) ([\p{L}'-]+ ){0,4}(sauce|gravy|cream|milk|yogurt|coconut|juices)\b/u,
    unless:
      /salad|skewer|kebab|roasted|tandoori|crisps?|curried|taco|burger|noodles|zoodle|spaghetti|with creamed|& creamed|and creamed|stuffed|egg salad/,
    vessels: [],
    layout: 'sauced',
    absorbs: 'nothing',
  },
  {
    id: 'stir-fry',
    title:
      /stir[- ]?fry|fried .*rice|\bhash\b|(egg|spring) roll (in a )?(bowl|skillet)|crack slaw|chop suey|kra pao|kung pao|bulgogi|beef and broccoli|chow mein|bibimbap|moo shu|cheesesteak skillet|taco skillet|biryani|paella|risotto|pilaf|succotash|colcannon|bubble and squeak|scramble|migas|chilaquiles|machaca/,
    unless: /soup|salad/,
    vessels: [],
    layout: 'jumble',
    absorbs: 'nothing',
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
    title: /caprese|carpaccio|\btian\b|byaldi/,
    vessels: ['plate'],
    layout: 'shingled',
    absorbs: 'nothing',
  },
  {
    id: 'salad',
    title:
      /salad|slaw|caesar|waldorf|\bcobb\b|tabbouleh|fattoush|ceviche|caprese|carpaccio|tartare|ni[cç]oise|cobb|panzanella|tataki|crudo|poke\b|som tam|larb|horiatiki|insalata|aguachile|tiradito/,
    unless: /side salad|salad-stuffed|salad (in|stuffed|boats|cups|wraps)/,
    vessels: ['bowl', 'bowl', 'plate'],
    layout: 'tossed',
    absorbs: 'nothing',
  },
  {
    id: 'egg-salad',
    title: /(egg|tuna|chicken|crab|shrimp|prawn|ham) salad$/,
    vessels: ['bowl'],
    layout: 'jumble',
    absorbs: 'nothing',
  },
  {
    id: 'platter',
    title:
      /platter|\bboard\b|antipast|mezze|meze|ploughman|charcuterie|grazing|bento|snack (plate|box)|crudit/,
    vessels: ['board'],
    layout: 'plated',
    absorbs: 'nothing',
  },
]
