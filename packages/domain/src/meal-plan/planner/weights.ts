/**
 * Every weight of the objective: what one thing costs against another, and from where on. Prices are in points. A minute in the kitchen
 * is about a tenth of a point, so a point is nine minutes. Ranges come first: a day out of range costs more than all wishes of a plan.
 * How long the planner searches, and which moves it tries, is no weight; it stands with the search.
 *
 * `judgedBy` names rows of `npm run bench -- planner`. The README tells how a weight is changed.
 */
export type Weight = Readonly<{
  value: number
  /** What the value counts. */
  unit: string
  /** What the plan gains and what it gives for it. */
  trades: string
  judgedBy: string
  /** The last trade that was measured. */
  measured: string
}>

const notApart = 'not measured apart'
/** Means of a week of 60 people of seed 9119, to which nothing was tuned; eggs of the upper 5 % of weeks. */
const asItStood =
  'for foods 33.6, minutes 377, thrown 8.8 %, quarters 8.5 %, proteins 4.75, twins 0.26, eggs 37'
const onlyTogether =
  'only together: fresh and weeks 2.1, pantry 1, minute 0.07, quarter 1.3, cap 2, twins 1.8, discovery 3, too much 16 gave foods 34.0, ' +
  `minutes 370, thrown 8.4 %, quarters 9.3 %, proteins 4.74, twins 0.34, eggs 40 ${asItStood}`
/** Of 200 people of seed 8123, beside 0.8 while days are filled and 0.6 in the basket: distinct 77.2 %, foods 34.4, minutes 396. */
const onePriceOfRepeats =
  'one price in both: 0.6 gave a distinct share of 76.7 %, foods 34.1, minutes 394; 0.7 gave 77.1 %, 34.3, 396; 0.8 gave 77.5 %, 34.3, 396 ' +
  'for 77.2 %, 34.4, 396'
/** Of 30 people of seed 777, with sides; nothing else changed. */
const plates =
  'halves cooked 1.7 %, two servings and more 10.4 % (18.8 % above 2,300 kcal), foods 38, rows 40, minutes 400, 20 g of fiber in 92.5 % of ' +
  'weeks at a small plate of 3, a large one of 1, a side of 0.4, a minute of 0.08; at 6, 2.5, 0.15 and 0.1: 0.1 %, 7.5 % (13.1 %), 38, 39, 389, ' +
  '95.8 %; a large one of 4: 5.4 % (11.9 %), minutes 401'
/** Means of a week of 40 people of seeds 7001 and 7002, with sides; beside the prices of before. */
const listBeforeTastes =
  'only together: foods 2.5, 2.5 and 1.3, a minute 0.1, taste 0.8, cap 1.3, repeat 0.6, protein again 1, thrown 1.9, a small plate 6, a quarter 2.5 ' +
  'gave foods 40.1, rows 41.6, minutes 399, thrown 9.9 %, quarters 9.6 %, proteins 4.92, shelf 48 %; as now 38.6 (± 0.3), 40.9 (± 0.3), 398 (± 3), ' +
  '10.0 %, 8.1 %, 4.79, 50 %. Of 50 people foods of 4.5, 4.5 and 2.3 and a minute of 0.16, all else as before: foods 2.3 less, rows 1.4, minutes 8, but ' +
  'two servings above 2,300 kcal 21 → 26 %, weeks with 25 g of fiber 94.5 → 89 %, days with few eggs 99.5 → 98.8 %'
const wordOfThePerson =
  'raised as tastes beside a basket were lowered, so that what a person says counts as before'
const readAloud = 'chosen by reading eight months aloud, not by a row'
const dearerMinutes =
  '200 people of seed 8123, means of a week: 0.1 gave 7.3 minutes less (± 1.5) and no other row that differs; 0.12 gave 14 less for 0.3 ' +
  'of a food, 0.15 gave 25 less for 0.6, of minutes 396 and foods 34.4'

/** Means of a week of persons 12, 13, 15 and 19 of seed 41414, who have most tofu and on whom it was tuned; all 112 days in range each time. */
const tofuAsItIs = 'for tofu 1,786 g, foods 41.6, minutes 423, foods above 1.5 kg 0.69'

export const weights = {
  // Days out of range, and how far.
  dayOut: {
    value: 1000,
    unit: 'points a day out of range, while the basket is made',
    trades: 'a day in range against everything else: more than all else together can be',
    judgedBy: 'days in range; of the bound',
    measured: notApart,
  },
  eatersDayOut: {
    value: 0.3,
    unit: 'of what a day of the owner costs, once days of theirs are out of range at a table',
    trades: 'a day of the owner in range against one of an eater, who can have a dish of their own on it',
    judgedBy: 'days in range of people who share meals',
    measured: notApart,
  },
  dayOutWhileFilling: {
    value: 20,
    unit: 'points a day out of range, while days are brought into range',
    trades: 'a day in range against what the dishes of a few days cost',
    judgedBy: 'days in range; of the bound',
    measured: notApart,
  },
  farOut: {
    value: 400,
    unit: 'points for a macro out of range by all of its maximum',
    trades: 'how far a day is out against what its dishes cost',
    judgedBy: 'deviation of a day, mean',
    measured: notApart,
  },
  oddDay: {
    value: 10,
    unit: 'points; a day that costs as much is looked at once more, two dishes at a time',
    trades: 'days that read well against time to plan',
    judgedBy: 'most eggs of a day',
    measured: notApart,
  },
  absurdDay: {
    value: 20,
    unit: 'points; a day that costs as much still is looked at by every move there is',
    trades: 'no day that a person laughs at against time to plan',
    judgedBy: 'most eggs of a day; days that copy another, worst',
    measured: 'the ten-egg day of seed 60606 has 4.5, without a day out of range; most plans have none',
  },
  heavyDay: {
    value: 40,
    unit: 'points a day above what a gut bears (CON-8)',
    trades: 'a gentle day against a basket; a day in range stays, if nothing else is',
    judgedBy: 'days above 45 g fiber or 30 g sweetener',
    measured: notApart,
  },
  offTheMiddle: {
    value: 4,
    unit: 'points for the energy of a day that is off the middle of its range by all of the maximum',
    trades: 'room for whole eggs and cans, which move a day, against a free choice of dishes and portions',
    judgedBy: 'as cooked, in whole pieces',
    measured: notApart,
  },
  offTheMiddleWhileOut: {
    value: 0.3,
    unit: 'the same, while days are still out of range',
    trades: 'days in range against room for whole pieces',
    judgedBy: 'days in range',
    measured: notApart,
  },
  fatOffTheMiddle: {
    value: 0.5,
    unit: 'times what energy costs that is as far off the middle',
    trades: 'fat near its middle against energy near its middle',
    judgedBy: 'as cooked, in whole pieces',
    measured: notApart,
  },
  proteinOffTheMiddle: {
    value: 0.5,
    unit: 'times what energy costs that is as far off the middle',
    trades: 'protein near its middle against energy near its middle',
    judgedBy: 'as cooked, in whole pieces',
    measured: notApart,
  },
  othersChange: {
    value: 2,
    unit: 'points for a dish in a slot that brings the day into range only with other portions of the other meals',
    trades: 'a day that stays as it was against the best fit',
    judgedBy: 'no row: no plan is made of it',
    measured: notApart,
  },

  // What a week asks: the list.
  freshFood: {
    value: 3.1,
    unit: 'points a row of the week’s list, of a food good for days: 27 minutes',
    trades: 'a shorter list against minutes and variety',
    judgedBy: 'foods without staples; rows to buy, home counted',
    measured: listBeforeTastes,
  },
  weeksFood: {
    value: 3.1,
    unit: 'points a row of the week’s list, of a food good for weeks: 27 minutes',
    trades: 'a shorter list against minutes and variety',
    judgedBy: 'foods without staples; rows to buy, home counted',
    measured: listBeforeTastes,
  },
  pantryFood: {
    value: 1.6,
    unit: 'points a row of the week’s list, of a food good for months: 14 minutes',
    trades: 'a shorter list against minutes and variety',
    judgedBy: 'foods without staples; rows to buy, home counted',
    measured: listBeforeTastes,
  },
  staple: {
    value: 0.1,
    unit: 'points a row of the week’s list, of a spice, an oil, a sweetener',
    trades: 'a shorter list against minutes and variety',
    judgedBy: 'rows to buy, home counted',
    measured: notApart,
  },
  freshDays: {
    value: 10,
    unit: 'days; opened, a fresh food is good for at most so many',
    trades: 'says which price a row has',
    judgedBy: 'foods without staples; value thrown away, four weeks',
    measured: notApart,
  },
  weeksDays: {
    value: 42,
    unit: 'days; opened, a food of weeks is good for at most so many',
    trades: 'says which price a row has',
    judgedBy: 'foods without staples; value thrown away, four weeks',
    measured: notApart,
  },
  pantryFoodOfMonth: {
    value: 0.6,
    unit: 'points a food of months, once in the plan, on top of its rows',
    trades: 'fewer jars at home against variety from week to week',
    judgedBy: 'rows to buy, home counted',
    measured: notApart,
  },
  stapleOfMonth: {
    value: 0.15,
    unit: 'points a staple, once in the plan, on top of its rows',
    trades: 'fewer jars at home against variety from week to week',
    judgedBy: 'rows to buy, home counted',
    measured: notApart,
  },
  rareTimes: {
    value: 1.5,
    unit: 'times what a row costs, for a food that an ordinary supermarket lacks',
    trades: 'one shop against two',
    judgedBy: 'foods without staples',
    measured: notApart,
  },
  usedOnce: {
    value: 0.4,
    unit: 'parts of a row’s price on top, for a food that one dish of the week uses; half of it with two',
    trades: 'foods that dishes share against variety',
    judgedBy: 'used by one dish only',
    measured: notApart,
  },
  thrownPack: {
    value: 1.5,
    unit: 'points for each price level of a fresh pack that is thrown away whole: 13 minutes',
    trades: 'less thrown away against rows, minutes and odd portions',
    judgedBy: 'value thrown away, four weeks',
    measured: listBeforeTastes,
  },
  leftForWeeks: {
    value: 0.2,
    unit: 'points for each price level of a pack that is over and good for weeks',
    trades: 'less left over against rows, minutes and odd portions',
    judgedBy: 'value thrown away, four weeks',
    measured: notApart,
  },
  usualPackGrams: {
    value: 400,
    unit: 'grams; of loose food, so large a step of the scales counts as a pack',
    trades: 'loose food against packed: what is over of it is part of a small step',
    judgedBy: 'value thrown away, four weeks',
    measured: notApart,
  },
  weekOfADraw: {
    value: 0.3,
    unit: 'times the points of the week’s basket and amounts, beside a taste’s, where one dish is drawn or chosen for a slot',
    trades:
      'a small basket against what the person likes: a food more to buy turns nobody away from a liked dish',
    judgedBy: 'no row: no plan is made of it',
    measured: notApart,
  },

  // What a week asks: the kitchen.
  minute: {
    value: 0.115,
    unit: 'points a minute in the kitchen',
    trades: 'time against foods and variety',
    judgedBy: 'minutes in the kitchen',
    measured: `${dearerMinutes}; ${listBeforeTastes}`,
  },
  quarterServing: {
    value: 2.3,
    unit: 'points a portion of a quarter or three quarters beside whole servings: 20 minutes',
    trades: 'plates that a person can measure against what is thrown away',
    judgedBy: 'portions on a quarter',
    measured: listBeforeTastes,
  },
  halfServing: {
    value: 0.3,
    unit: 'points a portion of a half beside whole servings',
    trades: 'whole servings against what is thrown away',
    judgedBy: 'of whole servings',
    measured: notApart,
  },
  quarterAboveTwo: {
    value: 1,
    unit: 'points for each quarter of a portion above two servings',
    trades: 'ordinary plates against dishes that fit a large appetite in one',
    judgedBy: 'portions of two servings or more',
    measured: notApart,
  },
  smallPlate: {
    value: 4.5,
    unit: 'points a portion of half a serving, by the square of how often one is halved',
    trades: 'a plate that fills against foods, waste and the middle of a day',
    judgedBy: 'cooked portions of a half or less',
    measured: listBeforeTastes,
  },
  largePlate: {
    value: 4,
    unit: 'points a portion of two servings, by the square of how often one is doubled',
    trades: 'a plate of the usual size against foods, waste and the middle of a day',
    judgedBy: 'portions of two servings or more',
    measured:
      '2.5, and a small one of 4: foods 0.2 less (± 0.2), rows as many, two servings above 2,300 kcal 21 → 28 % of 80 people of seeds 7001 and 7002',
  },
  side: {
    value: 0.15,
    unit: 'points a side on a plate, beside its minutes and what it asks of the list',
    trades: 'one dish on a plate against a plate that fits its eater',
    judgedBy: 'portions of two servings or more; foods without staples',
    measured: plates,
  },
  richSide: {
    value: 1.5,
    unit: 'points a serving of a side that is fat above all: a sauce, nuts, crisps of cheese',
    trades: 'vegetables beside a main against foods, minutes and days nearer their middle',
    judgedBy: 'no row: months that are read',
    measured: readAloud,
  },
  illPair: {
    value: 10,
    unit: 'points for each thing that a cook wouldn’t put together on a plate: cream beside cream, soup beside soup',
    trades: 'plates that read well against foods and minutes',
    judgedBy: 'no row: months that are read',
    measured: readAloud,
  },
  sideServings: {
    value: 0.5,
    unit: 'points for half a serving of a side, or for two; more by the square of how often it is doubled',
    trades: 'sides as they are written against days nearer their middle',
    judgedBy: 'portions on a quarter',
    measured: notApart,
  },
  sideTwiceADay: {
    value: 4,
    unit: 'points for one side on two plates of a day',
    trades: 'plates that differ against fewer rows',
    judgedBy: 'sides on days running',
    measured: notApart,
  },
  sideNextDay: {
    value: 0.5,
    unit: 'points for a side of the day before',
    trades: 'sides that change against fewer rows',
    judgedBy: 'sides on days running',
    measured: notApart,
  },
  sizeInRanking: {
    value: 1,
    unit: 'times the same, for the portion that a meal of the person usually is, where dishes are ranked',
    trades: 'large dishes for large appetites against what is shopped',
    judgedBy: 'portions of two servings or more; of people above 2,300 kcal',
    measured: notApart,
  },
  quarterOfPiecesAboveTwo: {
    value: 3,
    unit: 'points for each quarter of a portion above two servings, of what comes in pieces',
    trades: 'two eggs or cutlets against five',
    judgedBy: 'most eggs of a day; portions of two servings or more',
    measured: notApart,
  },
  brokenPiece: {
    value: 1.3,
    unit: 'points for two halves of an egg or can: how far the pieces of a cooking are from whole ones',
    trades: 'whole eggs and cans against a day’s middle',
    judgedBy: 'as cooked, in whole pieces',
    measured: '1 beside dearer foods left more eggs and cans in parts',
  },
  brokenPieceWhileOut: {
    value: 0.1,
    unit: 'the same, while days are still out of range',
    trades: 'days in range against whole pieces',
    judgedBy: 'days in range',
    measured: notApart,
  },
  farTooLong: {
    value: 4,
    unit: 'points a cooking that takes more than twice the time anyone would expect',
    trades: 'half a day in the kitchen against a day that hardly anything else brings into range',
    judgedBy: 'minutes in the kitchen',
    measured: notApart,
  },

  // How a week eats: not too much of one thing.
  eggsADay: {
    value: 4,
    unit: 'eggs a day; more are too much',
    trades: 'says where the price of the next begins',
    judgedBy: 'days with at most 4.5 eggs',
    measured: notApart,
  },
  eggOfADay: {
    value: 4,
    unit: 'points for each egg of a day above that: 35 minutes',
    trades: 'eggs that nobody laughs at against foods, minutes and tastes',
    judgedBy: 'days with at most 4.5 eggs; most eggs of a day',
    measured: notApart,
  },
  manyEggsADay: {
    value: 6,
    unit: 'eggs a day; more are absurd',
    trades: 'says where the price of the next grows',
    judgedBy: 'most eggs of a day',
    measured: 'as of absurd eggs',
  },
  absurdEggs: {
    value: 2,
    unit: 'points for an egg of a day above that, by the square, beside the price of each',
    trades: 'no day that a person laughs at against foods, minutes and tastes',
    judgedBy: 'most eggs of a day',
    measured:
      'of days in range of the person with most eggs of seed 7001: 11.3 → 7.6 eggs; days out of range keep 11.3',
  },
  eggsAWeek: {
    value: 20,
    unit: 'eggs a week; more are too much',
    trades: 'says where the price begins',
    judgedBy: 'weeks with at most 21 eggs',
    measured: notApart,
  },
  eggsOfAWeek: {
    value: 300,
    unit: 'points for twice as many, by the square of what is above it',
    trades: 'eggs that nobody laughs at against foods, minutes and tastes',
    judgedBy: 'weeks with at most 21 eggs',
    measured: notApart,
  },
  soyGramsADay: {
    value: 350,
    unit: 'grams of tofu and its like a day; more are too much (PLATE-1)',
    trades: 'says where the price begins',
    judgedBy: 'tofu of a week; days above 500 g of it',
    measured: 'as of its price',
  },
  soyOfADay: {
    value: 20,
    unit: 'points for twice as much, by the square of what is above it',
    trades: 'tofu that nobody laughs at against foods, minutes and tastes',
    judgedBy: 'tofu of a week; days above 500 g of it',
    measured: `off 1,829 g (± 67), 41.9, 425, 0.63; half 1,762 g (± 65), 40.7, 425, 0.56; double 1,778 g (± 13), 41.6, 435, 0.75 ${tofuAsItIs}: less than chance`,
  },
  soyGramsAWeek: {
    value: 1400,
    unit: 'grams of tofu and its like a week; more are too much (PLATE-1)',
    trades: 'says where the price begins',
    judgedBy: 'tofu of a week; days above 500 g of it',
    measured: 'as of its price',
  },
  soyOfAWeek: {
    value: 120,
    unit: 'points for twice as much, by the square of what is above it',
    trades: 'tofu that nobody laughs at against foods, minutes and tastes',
    judgedBy: 'tofu of a week; days above 500 g of it',
    measured: `off 1,862 g (± 59), 40.9, 429, 0.75; half 1,778 g (± 53), 41.1, 428, 0.75; double 1,793 g (± 71), 42.1, 437 (± 2), 0.44 ${tofuAsItIs}`,
  },
  avocadosADay: {
    value: 0.75,
    unit: 'avocados a day; more are too much',
    trades: 'says where the price of the next begins',
    judgedBy: 'no row: months that are read',
    measured: readAloud,
  },
  avocadoOfADay: {
    value: 6,
    unit: 'points for an avocado of a day above that',
    trades: 'one meal of a day with avocado against foods, minutes and tastes',
    judgedBy: 'no row: months that are read',
    measured:
      'days with avocado at two meals 5.2 → 1.9 of 20 people of seed 81818, for 7 ± 3 minutes a week and 0.8 % thrown away; 16 left 0.6 such days of twelve people with few dishes, for 1.3 foods more than 6',
  },
  ledServings: {
    value: 1.5,
    unit: 'servings of a day that one food leads: egg, cured meat, tofu, cheese, fish, ground meat; more are too much',
    trades: 'says where the price begins',
    judgedBy: 'days with at most 4.5 eggs',
    measured: notApart,
  },
  ledServing: {
    value: 10,
    unit: 'points for a serving above it',
    trades: 'a day of several foods against a short list',
    judgedBy: 'days with at most 4.5 eggs',
    measured: notApart,
  },
  sweetBreakfastsAWeek: {
    value: 3,
    unit: 'servings of a breakfast a week that is sweet or drunk; more are too many',
    trades: 'says where the price begins',
    judgedBy: 'no row: months that are read',
    measured: readAloud,
  },
  sweetBreakfast: {
    value: 3,
    unit: 'points for a serving above that, by the square',
    trades: 'mornings that are no dessert against foods and minutes',
    judgedBy: 'no row: months that are read',
    measured: readAloud,
  },
  tooMuch: {
    value: 24,
    unit: 'points for twice what a person should eat of one food in a week, by the square of what is above it',
    trades: 'eggs, spinach and sausages that nobody laughs at against foods on the list',
    judgedBy: 'eggs one person eats, pieces; one leafy green, cups; sausages of 90 g; foods without staples',
    measured: `0 gave foods 31.8, proteins 4.39, twins 0.34, eggs 54; 18 gave foods 33.5, eggs 39; 28 gave foods 33.7, eggs 37 ${asItStood}`,
  },
  farTooMuch: {
    value: 200,
    unit: 'points beside it for each time as much again above the parts below, by the square (PLATE-1)',
    trades: 'as of too much',
    judgedBy: 'foods of a week above 1.5 kg',
    measured: `off 1,836 g (± 34), 41.9, 419, 0.69; half 1,867 g (± 69), 40.3, 437, 0.75; double 1,745 g (± 47), 41.2, 429, 0.63 ${tofuAsItIs}`,
  },
  farTooMuchParts: {
    value: 1.25,
    unit: 'times what a person should eat of one food in a week, from where it is absurd: 1.3 kg',
    trades: 'says where the price begins to grow',
    judgedBy: 'foods of a week above 1.5 kg',
    measured: 'as of its price',
  },
  mostShareOfEnergy: {
    value: 0.12,
    unit: 'share of a week’s energy from one food, from where it is too much',
    trades: 'as of too much',
    judgedBy: 'energy from one food, %',
    measured: notApart,
  },
  mostGramsOfAFood: {
    value: 1050,
    unit: 'grams of one food in a week, the weight of 21 eggs, from where it is too much',
    trades: 'as of too much',
    judgedBy: 'eggs one person eats, pieces; sausages of 90 g',
    measured: notApart,
  },
  mostCupsOfAFood: {
    value: 12,
    unit: 'cups of one vegetable in a week, from where it is too much',
    trades: 'as of too much',
    judgedBy: 'one leafy green, cups',
    measured: notApart,
  },
  caloriesOfAmounts: {
    value: 1900,
    unit: 'kcal a day of the person whose grams and cups these are; a person who eats more may have more',
    trades: 'as of too much',
    judgedBy: 'eggs one person eats, pieces',
    measured: notApart,
  },
  amountsWhileOut: {
    value: 0.2,
    unit: 'times the points of amounts, while days are still out of range',
    trades: 'days in range against amounts',
    judgedBy: 'days in range',
    measured: notApart,
  },
  fiber: {
    value: 400,
    unit: 'points for a day’s fiber missing from the mean of a week (PLATE-2)',
    trades: 'fiber for everybody against foods, minutes and tastes',
    judgedBy: 'weeks with 20 g of fiber a day; weeks with 25 g',
    measured:
      'of 40 people each of seeds 32001 and 32101, weeks with 25 g or the reference: 400 83.8 and 91.9 %, 600 91.0 and 95.0 %, 800 90.6 and 97.5 %, for 0.2 to ' +
      '0.5 foods (± 0.3); 700 beside dearer halves gained nothing of seeds 64646 and 75757',
  },
  sodium: {
    value: 200,
    unit: 'points for a day’s sodium, or as much potassium above its bound, too much in the mean of a week (PLATE-2)',
    trades: 'less salt for everybody against foods, minutes and tastes',
    judgedBy: 'weeks within 2 g of sodium per 1,000 kcal',
    measured:
      'beside fiber at one price of 300; the rest changed too, and 98 % of weeks are within their sodium',
  },
  minerals: {
    value: 4000,
    unit: 'points for a whole reference missing from the mean of a week, where the person aims at it (MIN-3)',
    trades: 'minerals asked for by name against all that is liked and shopped',
    judgedBy: 'weeks with enough of all three',
    measured:
      'once plates and eggs had prices, 1000 gave 70 % of weeks of 10 people of seed 3131, 2500 gave 75 %; 4000 gives 84.4 % of 40 of seed 4242',
  },
  mineralsOfPortion: {
    value: 20,
    unit: 'points for a day’s reference less of one mineral, in the choice of portions',
    trades: 'minerals against ordinary portions',
    judgedBy: 'weeks with enough of all three',
    measured: notApart,
  },

  // How a week eats: variety.
  copiedDay: {
    value: 100,
    unit: 'points for a day whose mains are those of an earlier day (PLATE-1)',
    trades: 'days that differ against foods and minutes',
    judgedBy: 'days that copy another, worst',
    measured:
      'with another dish and a side to it, beside 20 by the square of how many there are: 7 → 1 of person 15 of seed 41414, 7 → 2 of person 16 of ' +
      'seed 92929, no day in range fewer; 20 by the square with the same moves left person 15 two',
  },
  copiedSoon: {
    value: 100,
    unit: 'points on top, where the earlier day is one of the six before it (PLATE-1)',
    trades: 'as of a copied day: who has few dishes gets them in another order',
    judgedBy: 'days that copy another, worst; of one of the six days before, worst',
    measured:
      'of three dishes a meal 5 and 6 such days of 28 → 0; of two dishes a meal 21 and 19 → 10 and 12',
  },
  daysOfTwoWeeks: {
    value: 7,
    unit: 'days of two weeks running on which meals that are mostly the same have one dish; more are too many (PLATE-4)',
    trades: 'says where the price begins',
    judgedBy: 'one breakfast in 14 days, worst',
    measured: notApart,
  },
  dayOfTwoWeeks: {
    value: 40,
    unit: 'points for each day above that',
    trades: 'breakfasts that change against foods and the middle of a day',
    judgedBy: 'one breakfast in 14 days, worst',
    measured:
      'one breakfast at worst on 8 → 6 of 14 days of 20 people of seed 92929; 8 → 7 of two people of seed 60606',
  },
  dishOfAnotherWeek: {
    value: 20,
    unit: 'points for each other week that has the dish, of meals that are mostly the same (PLATE-4)',
    trades: 'another pair of dishes each week against foods and the middle of a day',
    judgedBy: 'one breakfast in 14 days, worst',
    measured:
      '8 left one breakfast on 8 of 14 days; 20, with 400 dishes looked at for a week, leaves it so for people whose days hold few others in range',
  },
  repeat: {
    value: 0.4,
    unit: 'points for each other time that the plan cooks the dish, while the basket is made',
    trades: 'distinct dishes against foods on the list',
    judgedBy: 'distinct share of what is cooked',
    measured: listBeforeTastes,
  },
  dessertAgain: {
    value: 15,
    unit: 'the same of a dessert, while the basket is made',
    trades: 'desserts that change against foods on the list',
    judgedBy: 'no row: months that are read',
    measured: readAloud,
  },
  repeatWhileFilling: {
    value: 0.8,
    unit: 'the same, while days are filled',
    trades: 'distinct dishes against what is liked',
    judgedBy: 'distinct share of what is cooked',
    measured: onePriceOfRepeats,
  },
  repeatWhileOut: {
    value: 0.1,
    unit: 'the same, while days are still out of range',
    trades: 'days in range against distinct dishes',
    judgedBy: 'days in range',
    measured: notApart,
  },
  distinctShare: {
    value: 0.9,
    unit: 'share of the distinct dishes that the plan had before its basket was made; it keeps so many',
    trades: 'distinct dishes against foods on the list',
    judgedBy: 'distinct dishes, of before',
    measured: '0.85 saved one food a week',
  },
  aboveCap: {
    value: 0.9,
    unit: 'points by the square of how many meals of a week are above the shares below',
    trades: 'varied proteins and cuisines against foods on the list',
    judgedBy: 'main proteins, effective number; largest share; largest share of a cuisine',
    measured: listBeforeTastes,
  },
  mostOfAProtein: {
    value: 0.28,
    unit: 'share of a week’s lunches and dinners of one main protein; two may always be (LIV-7)',
    trades: 'as of above the cap',
    judgedBy: 'main proteins, effective number; largest share',
    measured:
      '0.34, and a cap of 1: no food or row less, proteins 4.89 → 4.73 of 80 people of seeds 7001 and 7002',
  },
  mostOfABreakfastProtein: {
    value: 0.6,
    unit: 'share of a week’s breakfasts of one main protein; two may always be (LIV-7)',
    trades: 'as of above the cap',
    judgedBy: 'eggs one person eats, pieces',
    measured: notApart,
  },
  mostOfACuisine: {
    value: 0.34,
    unit: 'share of a week’s lunches and dinners of one cuisine; two may always be (LIV-7)',
    trades: 'as of above the cap',
    judgedBy: 'largest share of a cuisine',
    measured: notApart,
  },
  mostOfTheShelf: {
    value: 0.6,
    unit: 'share of a week’s cooked meals but dessert from the weeknight shelf, of who wants what is familiar (LIV-7)',
    trades: 'quick and known dishes against new ones',
    judgedBy: 'share from the weeknight shelf',
    measured: notApart,
  },
  mostOfTheShelfWithNew: {
    value: 0.5,
    unit: 'the same of who wants one new dish a week',
    trades: 'quick and known dishes against new ones',
    judgedBy: 'share from the weeknight shelf',
    measured: notApart,
  },
  mostOfTheShelfForSurprises: {
    value: 0.35,
    unit: 'the same of who wants surprises',
    trades: 'quick and known dishes against new ones',
    judgedBy: 'share from the weeknight shelf',
    measured: notApart,
  },
  replacerAgain: {
    value: 6,
    unit: 'points by the square of how many mains of a week are above the number below, of who eats meat or fish',
    trades: 'meals as people know them against foods on the list',
    judgedBy: 'dinners of a meat replacer in 28',
    measured: notApart,
  },
  mostReplacers: {
    value: 1,
    unit: 'mains of a week with tofu and the like in the place of meat',
    trades: 'as of a replacer again',
    judgedBy: 'dinners of a meat replacer in 28',
    measured: notApart,
  },
  twins: {
    value: 2.4,
    unit: 'points for two dishes of a week that are nearly equal: 21 minutes',
    trades: 'dishes that differ against foods on the list',
    judgedBy: 'nearly equal dishes, pairs',
    measured: `1.8 gave foods 33.2, twins 0.39 ${asItStood}`,
  },
  shareOfTwins: {
    value: 0.5,
    unit: 'share of what two dishes need, staples aside; with more in both they are nearly equal',
    trades: 'as of twins',
    judgedBy: 'nearly equal dishes, pairs',
    measured: notApart,
  },
  proteinAgain: {
    value: 0.7,
    unit: 'points a dinner of the main protein of the evening before',
    trades: 'varied evenings against foods on the list',
    judgedBy: 'dinners of yesterday’s protein',
    measured: listBeforeTastes,
  },

  // What is liked.
  taste: {
    value: 0.6,
    unit: 'times the points below, beside a basket',
    trades: 'what is liked against what a week asks',
    judgedBy: 'share from the weeknight shelf; discoveries; foods without staples',
    measured: listBeforeTastes,
  },
  tasteWhileFilling: {
    value: 1,
    unit: 'times the points below, while days are filled',
    trades: 'what is liked against repeats',
    judgedBy: 'share from the weeknight shelf; discoveries',
    measured: notApart,
  },
  tasteWhileOut: {
    value: 0.2,
    unit: 'times the points below, while days are still out of range',
    trades: 'days in range against what is liked',
    judgedBy: 'days in range',
    measured: notApart,
  },
  newDishTimes: {
    value: 3.6,
    unit: 'times the points of familiarity, beside a basket, where the week’s one new dish is wanted',
    trades: 'the new dish that was asked for against foods on the list',
    judgedBy: 'who keep one new dish a week',
    measured: onlyTogether,
  },
  knownDish: {
    value: 0.5,
    unit: 'points a meal that most know but that is not guessed easy enough for a weeknight, unless surprises are wanted',
    trades: 'weeknight dishes against a wider choice',
    judgedBy: 'share from the weeknight shelf',
    measured: notApart,
  },
  strangeDish: {
    value: 2.5,
    unit: 'points a meal that is new to most, unless surprises are wanted',
    trades: 'familiar meals against days that need a strange one',
    judgedBy: 'discoveries',
    measured: notApart,
  },
  weeknightInsteadOfNew: {
    value: 3,
    unit: 'points a meal of the weeknight where something new is wanted',
    trades: 'the new dish that was asked for against everything liked',
    judgedBy: 'who keep one new dish a week',
    measured: notApart,
  },
  knownInsteadOfNew: {
    value: 2,
    unit: 'points a meal that most know where something new is wanted',
    trades: 'the new dish that was asked for against everything liked',
    judgedBy: 'who keep one new dish a week',
    measured: notApart,
  },
  likedCuisine: {
    value: 1,
    unit: 'points that a meal of a liked cuisine gains',
    trades: 'liked cuisines against what a week asks',
    judgedBy: 'largest share of a cuisine',
    measured: wordOfThePerson,
  },
  likedDish: {
    value: 0.8,
    unit: 'points that a cooking of a liked dish gains',
    trades: 'liked dishes against what a week asks',
    judgedBy: 'distinct share of what is cooked',
    measured: wordOfThePerson,
  },
  meatReplacer: {
    value: 5,
    unit: 'points a meal of tofu and the like, of who eats meat or fish',
    trades: 'meals as people know them against foods on the list',
    judgedBy: 'dinners of a meat replacer in 28',
    measured: wordOfThePerson,
  },
  organMeat: {
    value: 8,
    unit: 'points a meal of organ meat, unless surprises are wanted',
    trades: 'meals that most eat gladly against minerals and foods on the list',
    judgedBy: 'meals of organ meat',
    measured: wordOfThePerson,
  },
  priceLevel: {
    value: 1.1,
    unit: 'points a cooking for each price level of a dish above cheap, of who prefers cheap',
    trades: 'money against what is liked',
    judgedBy: 'no row yet',
    measured: wordOfThePerson,
  },
  chance: {
    value: 0.5,
    unit: 'points that chance adds to a dish at most, while days are filled',
    trades: 'two plans of one person that differ against what is liked',
    judgedBy: 'no row yet',
    measured: notApart,
  },
  chanceInBasket: {
    value: 0.1,
    unit: 'points that chance adds to a dish at most, while the basket is made, which has chance of its own',
    trades: 'two plans of one person that differ against what is liked',
    judgedBy: 'no row yet',
    measured: notApart,
  },

  // What a beginning of a plan is worth, where days are laid one after another (`search/best-beginnings.ts`).
  leftDay: {
    value: 100,
    unit: 'points of its own for a day left open',
    trades: 'a day laid against everything a tuple gains',
    judgedBy: 'of the bound',
    measured: notApart,
  },
  deadEnd: {
    value: 80,
    unit: 'points of its own for a dish that no tuple of a later day can eat as the leftover it must be',
    trades: 'later days against this one',
    judgedBy: 'of the bound',
    measured: notApart,
  },
  nextTuple: {
    value: 3,
    unit: 'points of its own by the logarithm of how many tuples of a later day hold the leftover',
    trades: 'choice on later days against dishes that other days need',
    judgedBy: 'of the bound',
    measured: notApart,
  },
  popularity: {
    value: 10,
    unit: 'points of its own for a dish that stands in all tuples of a day',
    trades: 'dishes left for days that need them against choice on later days',
    judgedBy: 'of the bound',
    measured: notApart,
  },
  chanceOfBeginnings: {
    value: 2,
    unit: 'points of its own that chance adds at most',
    trades: 'beginnings that differ against the best of each day',
    judgedBy: 'of the bound',
    measured: notApart,
  },
} satisfies Readonly<Record<string, Weight>>
