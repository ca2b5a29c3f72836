/** What came of the work, counted: "three candidates", "two short answers". */
export const countedYield: string = String.raw`(?:two|three|four|five|six|seven|[2-7])\s(?:[\p{L}-]+\s)?(?:candidates|options|variants|suggestions|recommendations|answers|results|findings|proposals|fixes|causes|ideas|tips|versions)\b`;
