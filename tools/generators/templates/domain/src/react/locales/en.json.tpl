{
  "title": "__Name__",
  "emptyTitle": "Nothing is open at the moment",
  "emptyText": "Please come back later.",
  "goHome": "To the home page"
}
