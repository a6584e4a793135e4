export {};
//# sourceMappingURL=public-recipe.js.map