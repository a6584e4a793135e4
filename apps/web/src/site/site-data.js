export const featureVideos = ['plan', 'shopping-list', 'weight-tracker'];
//# sourceMappingURL=site-data.js.map